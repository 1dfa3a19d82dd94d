import { mustRead } from "../../../domain/startup/access.ts";
import { data } from "react-router";
import { figuresOf } from "../../../domain/kpi/history.server.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { services } from "../../context/context.server.ts";
import { xlsx } from "../../../platform/office/sheets/xlsx.server.ts";
import { requireActor } from "../../shell/require.server.ts";
import { fileAnswer } from "../../../platform/http/file-answer.server.ts";
import type { Route } from "./+types/workbook.xlsx.ts";
import { forecastInputs } from "./inputs.server.ts";
import { forecastWorkbook } from "./workbook.server.ts";
import { forecastWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, lang } = requireActor(args, "founder");
  const figures = await figuresOf(args.context.get(services).db, mustRead(actor));
  const thisMonth = `${parisDay(new Date()).slice(0, 7)}-01`;
  const { searchParams } = new URL(args.request.url);
  const { given, from, grownOver, forecast } = forecastInputs(searchParams, figures, thisMonth, lang);
  if (!forecast) throw data(null, { status: 404 });
  const { given: usual } = forecastInputs(new URLSearchParams(), figures, thisMonth, lang);
  const sheets = forecastWorkbook({ given, usual, forecast, from, grownOver }, lang);
  return fileAnswer(forecastWords.in(lang).file, "xlsx", new Uint8Array(xlsx(sheets, lang)));
}
