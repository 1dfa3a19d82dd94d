import type { RouterContextProvider } from "react-router";
import { isKind } from "../../domain/content/kinds.server.ts";
import { readRecordState } from "../../domain/content/record-state.server.ts";
import { deskContentWords } from "../desk/content/words.ts";
import { pathOf } from "../paths.ts";
import { preview, services, viewer } from "../context/context.server.ts";

/** Renders this request with the draft of the content record given as "kind/id", for example "faq/why-equity". */
export async function showDraft(context: RouterContextProvider, named: string) {
  const [kind = "", id = ""] = named.split("/");
  const who = context.get(viewer);
  if (!who || !isKind(kind) || id.includes("\0")) return;
  const all = context.get(services);
  const { db, lang, address, content } = all;
  const { draft } = await readRecordState(db, { viewer: who, address }, { kind, id });
  if (!draft?.record) return;
  const { note, back } = deskContentWords.in(lang).preview;
  context.set(services, { ...all, content: content.with(draft.record) });
  context.set(preview, { note, back, to: pathOf("admin-record", { kind, id }) });
}
