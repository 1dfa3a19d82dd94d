import { data } from "react-router";
import { services } from "../../context/context.server.ts";
import { xlsx } from "../../../platform/office/sheets/xlsx.server.ts";
import { requireActor } from "../../shell/require.server.ts";
import { fileAnswer } from "../../../platform/http/file-answer.server.ts";
import type { Route } from "./+types/workbook.xlsx.ts";
import { dilutionInputs } from "./inputs.server.ts";
import { dilutionWorkbook } from "./workbook.server.ts";
import { dilutionWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, lang } = requireActor(args, "founder");
  const { searchParams } = new URL(args.request.url);
  const { computed } = await dilutionInputs(args.context.get(services).db, actor, searchParams, lang);
  if (!computed) throw data(null, { status: 404 });
  const { rounds, modelled } = computed;
  const sheets = dilutionWorkbook({ rounds, stages: modelled.stages }, lang);
  return fileAnswer(dilutionWords.in(lang).file, "xlsx", new Uint8Array(xlsx(sheets, lang)));
}
