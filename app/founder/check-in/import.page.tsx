import checkInStyles from "./check-in.css?url";
import { redirect, data } from "react-router";
import { rowsOf, textOf } from "../../../domain/kpi/csv-import.server.ts";
import { importCheckIns } from "../../../domain/kpi/import.server.ts";
import { pathOf } from "../../paths.ts";
import { services, upload } from "../../context/context.server.ts";
import { doneUrl } from "../../shell/done.server.ts";
import { byIntent, type Fields, limited, receive, type Refused } from "../../shell/form/receive.server.ts";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { CockpitHead } from "../cockpit-head.tsx";
import type { Route } from "./+types/import.page.ts";
import { ImportForm } from "./import-form.tsx";
import { preview, type Preview } from "./import-preview.server.ts";
import { ImportPreview } from "./import-preview.tsx";
import { importWords } from "./import-words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: checkInStyles }];

export function loader(args: Route.LoaderArgs) {
  requireActor(args, "founder");
  const { lang } = args.context.get(services);
  return { title: importWords.in(lang).title };
}

async function read(args: Route.ActionArgs, fields: Fields): Promise<Preview | Refused> {
  const file = args.context.get(upload)?.files[0];
  const text = (file ? textOf(await file.read()) : (fields["text"] ?? "")).trim();
  const rows = text === "" ? "nothing" : rowsOf(text);
  if (typeof rows === "string")
    return { refused: "invalid", errors: { text: rows }, values: { text: rows === "notCsv" ? "" : text } };
  return preview(args, fields, text, rows);
}

export async function action(args: Route.ActionArgs) {
  const { actor } = requireActor(args, "founder");
  const check = (fields: Fields) => read(args, fields);
  const received = await receive(
    args,
    byIntent<Preview | Response>({
      "": check,
      check,
      import: async (fields) => {
        const shown = await read(args, fields);
        if ("refused" in shown) return shown;
        if (shown.cells.length > 0 || shown.months.every(({ becomes }) => becomes === "unchanged")) return shown;
        const imported = await importCheckIns(args.context.get(services).db, actor, {
          months: shown.months,
          sent: fields,
        });
        if (imported.status === "limited") return limited({ retryAfter: 24 * 3_600 });
        if (imported.status === "not-reportable") return shown;
        if (imported.status === "overtaken") return { ...shown, isOvertaken: true };
        const count = String(imported.added + imported.corrected);
        return redirect(doneUrl(args, pathOf("founder-check-in"), "import", count), 303);
      },
    }),
  );
  return "done" in received ? received.done : data(received.refusal, received.init);
}

export default function ImportPage({ actionData }: Route.ComponentProps) {
  const words = useWords(importWords);
  const isPreview = actionData && "months" in actionData;
  return (
    <>
      <CockpitHead
        title={words.title}
        context={words.text}
        back={{ to: pathOf("founder-check-in"), words: words.back }}
      />
      <div className="cockpit-work max-w-[60rem]">
        {isPreview ? <ImportPreview preview={actionData} /> : <ImportForm refusal={actionData ?? undefined} />}
      </div>
    </>
  );
}
