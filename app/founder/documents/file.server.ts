import { mustRead } from "../../../domain/startup/access.ts";
import type { Version } from "../../../domain/document/document.server.ts";
import type { DocumentKind } from "../../../domain/document/kind.ts";
import { type DocumentFormat, formatsOf } from "../../../domain/document/outline.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import { fileAnswer } from "../../../platform/http/file-answer.server.ts";
import { markdown } from "../../../platform/office/markdown.ts";
import { inWorker } from "../../../platform/office/workshop.server.ts";
import { milestonesCalendar } from "./milestones-calendar.ts";
import { documentWords } from "./words.ts";

/**
 * Parses the version and the format from a file name such as "3.docx". Returns null when this document is not offered
 * in that format.
 */
export function wantedIn(kind: DocumentKind, file: string) {
  const [, number, ending] = /^([1-9]\d{0,5})\.([a-z]+)$/.exec(file) ?? [];
  const format = formatsOf[kind].find((each) => each === ending);
  return number && format ? { number: Number(number), format: format as DocumentFormat } : null;
}

/** Word and PowerPoint files are generated in a worker, to keep the main thread free. */
function bytesOf(version: Version, format: DocumentFormat, actor: Actor, host: string) {
  const { composed: text, madeAt } = version;
  const asker = { address: actor.address, account: actor.viewer.id };
  const { figureHeads: figures, label } = documentWords.in(text.lang).phrases;
  if (format === "docx") return inWorker(asker, "docx", { text, heads: { figures, label }, madeAt });
  if (format === "pptx") return inWorker(asker, "pptx", { text, madeAt });
  return Promise.resolve(format === "md" ? markdown(text) : milestonesCalendar(version, mustRead(actor), host));
}

export async function documentFile(
  kind: DocumentKind,
  version: Version,
  format: DocumentFormat,
  actor: Actor,
  host: string,
) {
  const bytes = await bytesOf(version, format, actor, host);
  return fileAnswer(`${kind}-${version.number}`, format, typeof bytes === "string" ? bytes : Buffer.from(bytes));
}
