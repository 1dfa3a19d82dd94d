import { mustRead } from "../../../domain/startup/access.ts";
import { figuresOf } from "../../../domain/kpi/history.server.ts";
import { csvLine, csvStart } from "../../../platform/csv/csv.ts";
import { services } from "../../context/context.server.ts";
import { fileAnswer } from "../../../platform/http/file-answer.server.ts";
import { requireActor } from "../../shell/require.server.ts";
import type { Route } from "./+types/check-in.csv.ts";
import { checkInWords } from "./words.ts";

const euros = (cents: number | null) => (cents === null ? null : cents / 100);

export async function loader(args: Route.LoaderArgs) {
  const { actor, lang } = requireActor(args, "founder");
  const { columns } = checkInWords.in(lang);
  const { history } = await figuresOf(args.context.get(services).db, mustRead(actor));
  const lines = history.map((each) => [
    each.month.slice(0, 7),
    ...[each.mrr, each.cash, each.burn, each.cac].map(euros),
    ...[each.churn, each.nps, each.activeDeals, each.lastInvestorContact, euros(each.raised), each.difference],
  ]);
  const heads = [
    ...[columns.month, columns.mrr, columns.cash, columns.burnRate, columns.cac, columns.churnRate],
    ...[columns.nps, columns.activeDeals, columns.lastInvestorContact, columns.raised, columns.difference],
  ];
  return fileAnswer(columns.file, "csv", csvStart + [heads, ...lines].map((cells) => csvLine(lang, cells)).join(""));
}
