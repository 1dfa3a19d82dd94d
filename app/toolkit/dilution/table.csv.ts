import { data } from "react-router";
import { csvLine, csvStart } from "../../../platform/csv/csv.ts";
import { services } from "../../context/context.server.ts";
import { requireActor } from "../../shell/require.server.ts";
import { fileAnswer } from "../../../platform/http/file-answer.server.ts";
import type { Route } from "./+types/table.csv.ts";
import { dilutionInputs } from "./inputs.server.ts";
import { ownershipStages, sharesAt } from "../../../domain/cap-table/ownership.ts";
import { dilutionWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, lang } = requireActor(args, "founder");
  const { searchParams } = new URL(args.request.url);
  const { computed } = await dilutionInputs(args.context.get(services).db, actor, searchParams, lang);
  if (!computed) throw data(null, { status: 404 });
  const words = dilutionWords.in(lang);
  const { fileColumns: heads } = words;
  const { stages } = computed.modelled;
  const columns = ownershipStages(stages).map((stage) => {
    const { round } = stage;
    const place = stages.findIndex((each) => each.round === round);
    return { stage, name: round === null ? words.today : words.stage(place, round.investor), ...sharesAt(stage) };
  });
  const last = columns.at(-1);
  const lines = [
    [
      heads.holder,
      heads.group,
      ...columns.flatMap(({ name }) => [`${name}, ${heads.shares}`, `${name}, ${heads.percent}`]),
    ],
    ...(last?.stage.holdings ?? []).map(({ name, group }) => [
      name || words.poolName,
      words.groups[group],
      ...columns.flatMap(({ stage, percents }) => {
        const at = stage.holdings.findIndex((each) => each.name === name && each.group === group);
        return at < 0 ? [0, 0] : [stage.holdings[at]?.shares, percents[at]];
      }),
    ]),
    [words.total, "", ...columns.flatMap(({ stage }) => [stage.total, 100])],
    ...columns.flatMap(({ name, stage: { money } }) =>
      money && money.uncounted.length > 0 ? [[`${name}. ${words.allShares(money)}`]] : [],
    ),
  ];
  return fileAnswer(words.file, "csv", csvStart + lines.map((cells) => csvLine(lang, cells)).join(""));
}
