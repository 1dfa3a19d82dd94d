import { mustRead } from "../../../domain/startup/access.ts";
import { data } from "react-router";
import { mustOpen } from "../../../domain/plan-grant/must-open.server.ts";
import { sheetLimits } from "../../../domain/term-sheet/limits.ts";
import { recordToolUse } from "../../../domain/tool-use/tool-use.server.ts";
import { NotRead } from "../../../platform/archive/unzip.server.ts";
import { Button } from "../../../ui/button.tsx";
import { Textarea, TextField } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { services, upload } from "../../context/context.server.ts";
import { invalid, receive, type Refused } from "../../shell/form/receive.server.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import workspaceStyles from "../../shell/workspace.css?url";
import { CockpitHead } from "../cockpit-head.tsx";
import documentStyles from "../documents/documents.css?url";
import type { Route } from "./+types/term-sheet.page.ts";
import { ClauseSheet } from "./clause-sheet.tsx";
import { readFile, readText, takeReading } from "./read-file.server.ts";
import { readWith } from "./read-with.server.ts";
import styles from "./term-sheet.css?url";
import { termSheetWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: workspaceStyles },
  { rel: "stylesheet", href: documentStyles },
  { rel: "stylesheet", href: styles },
];

export function loader(args: Route.LoaderArgs) {
  requireActor(args, "founder");
  return { title: termSheetWords.in(args.context.get(services).lang).title };
}

type Read = ReturnType<typeof readWith> & { text: string };

export async function action(args: Route.ActionArgs) {
  const { actor, db, content, lang } = requireActor(args, "founder");
  await mustOpen(db, mustRead(actor), "term-sheet");
  const asker = { address: actor.address, account: actor.viewer.id };
  const received = await receive(args, async (fields): Promise<Read | Refused> => {
    const sent = args.context.get(upload)?.files[0];
    const none = await takeReading(db, asker);
    if (none) return none;
    const file = sent && (await sent.read());
    try {
      const written = file ? await readFile(db, asker, file) : (fields["text"] ?? "");
      if (typeof written === "object") return written;
      const text = written.trim();
      if (text === "") return invalid({ [file ? "file" : "text"]: file ? "unreadable" : "nothing" });
      if (text.startsWith("{\\rtf")) return invalid({ text: "coded" });
      if (text.length > sheetLimits.characters) return invalid({ [file ? "file" : "text"]: "tooLong" });
      const read = await readText(db, asker, text);
      if ("refused" in read) return read;
      await recordToolUse(db, actor, "term-sheet");
      return { ...readWith(content, lang, read), text: file ? "" : text };
    } catch (error) {
      if (!(error instanceof NotRead)) throw error;
      if (!file) return invalid({ text: "heavy" });
      return invalid({ file: { "too large": "tooLarge", "too long": "tooLong", unreadable: "unreadable" }[error.why] });
    }
  });
  return "done" in received ? received.done : data(received.refusal, received.init);
}

export default function TermSheetPage({ loaderData: { title }, actionData }: Route.ComponentProps) {
  const words = useWords(termSheetWords);
  const read = actionData && "clauses" in actionData ? actionData : undefined;
  const refusal = actionData && "errors" in actionData ? actionData : undefined;
  const failure =
    refusal &&
    (refusal.status === "invalid"
      ? words.refused
      : refusal.status === "crowded"
        ? words.crowded
        : refusal.status === "limited"
          ? words.limited(refusal.minutes)
          : words.failure);
  const errorOf = (name: string) => words.errors[refusal?.errors[name] ?? ""];
  return (
    <>
      <CockpitHead title={title} context={words.context}>
        <TextLink to={pathOf("founder-tools")}>{words.back}</TextLink>
      </CockpitHead>
      <div className="cockpit-work">
        {failure && <StatusLine tone="bad" {...failure} />}
        {read && <ClauseSheet clauses={read.clauses} missing={read.missing} />}
        <PostForm
          action={pathOf("tool-term-sheet")}
          encType="multipart/form-data"
          className="panel workspace-part document-form"
          noValidate
        >
          {read && <h2>{words.again}</h2>}
          <p>{words.intro}</p>
          <TextField
            type="file"
            name="file"
            label={words.file}
            hint={words.fileHint}
            accept=".docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
            error={errorOf("file")}
          />
          <Textarea
            name="text"
            label={words.text}
            hint={words.textHint}
            rows={12}
            maxLength={sheetLimits.characters}
            defaultValue={read?.text ?? refusal?.values["text"]}
            error={errorOf("text")}
          />
          <div className="form-buttons">
            <Button type="submit">{words.read}</Button>
          </div>
          {!read && <p className="note">{words.note}</p>}
        </PostForm>
      </div>
    </>
  );
}
