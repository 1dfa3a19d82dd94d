import { missingFor } from "../kpi/figures.ts";
import {
  type Answer,
  type Ask,
  nextStepFor,
  monthlyFigures,
  nextCheckIn,
  part,
  thursdayAfter,
  withoutFigures,
} from "./ask.server.ts";
import type { SumLine } from "./answer.ts";

type Monthly = NonNullable<Awaited<ReturnType<typeof monthlyFigures>>>;

function cashAndBurn({ words }: Ask, { latest, meanBurn, figures: { burnMonths } }: Monthly): SumLine[] {
  const each = burnMonths.map(({ burn }) => words.money(burn)).join(" + ");
  const note = burnMonths.length > 1 ? `(${each}) ÷ ${burnMonths.length}` : undefined;
  return [
    { sign: "", label: words.lines.cash(latest.month), value: words.money(latest.cash) },
    { sign: "÷", label: words.lines.burn, value: words.money(meanBurn), ...(note && { note }) },
  ];
}

const sourcesOf = ({ words }: Ask, { latest, first }: Monthly) => [
  words.chips.cash(latest.month),
  words.chips.burn(first.month, latest.month),
];

export const runwayAnswer: Answer = async (ask) => {
  const { words, tools } = ask;
  const monthly = await monthlyFigures(ask);
  if (!monthly) return withoutFigures(ask);
  const { figures, thresholds, latest, runway, meanBurn } = monthly;
  const floor = thresholds["runway-caution"];
  const gap = missingFor(floor, figures);
  const { result } = await tools.runwayIf({ burn: 0, cash: 0 });
  const atLatest = await tools.runwayIf({ burn: latest.burn - meanBurn, cash: 0 });
  const lead =
    runway.state === "months"
      ? words.runway.is(runway.months, result?.endsIn ?? latest.month, figures.burnMonths.length)
      : runway.state === "profitable"
        ? words.runway.profitable
        : words.runway.over;
  return part(
    [
      lead,
      figures.isStale && words.stale(latest.month),
      gap ? words.runway.below(floor, gap) : words.runway.above(floor),
      latest.burn > meanBurn &&
        atLatest.result &&
        words.runway.atLatest(latest.burn, latest.month, words.runwayIs(atLatest.result.runway)),
    ],
    {
      sum: [...cashAndBurn(ask, monthly), { sign: "=", label: words.lines.runway, value: words.runwayIs(runway) }],
      sources: [...sourcesOf(ask, monthly), words.chips.floor(floor)],
      nextStep: gap
        ? nextStepFor("scenarios", words.nextSteps.scenarios, thursdayAfter(tools.today))
        : nextCheckIn(ask, figures),
    },
  );
};

const saves =
  /\b(coupe|cut|reduis|reduit|reduce|baisse|economise|save|moins|less|lower|enleve|arrete|vire|licenci|fire|stop|drop)/;
const spends = /\b(embauche|recrute|hire|hiring|recruit|depense|spend|ajoute|add|more|plus|rajoute)/;

/** What a question would change, in cents a month and at once; undefined where it names nothing. */
function changeIn({ typed: { sums, people }, question, tools }: Pick<Ask, "typed" | "question" | "tools">) {
  const text = question.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const [sum] = sums;
  const isHire = people !== null || /\b(embauch|recrut|hire|hiring|recruit)/.test(text);
  if (isHire) {
    const assumed = sum ? null : tools.hireCost();
    const each = sum?.cents ?? assumed?.cents ?? 0;
    const count = people ?? 1;
    return { burn: count * each, cash: 0, hires: { count, each, assumed } };
  }
  if (!sum) return undefined;
  const isLess =
    saves.test(text) && !(spends.test(text) && !/\b(moins|less|cut|coupe|reduis|reduce|economise|save)/.test(text));
  if (sum.perMonth || isLess || /\b(depens|spend|charge|loyer|rent|cout|cost|salaire|burn)/.test(text))
    return { burn: isLess ? -sum.cents : sum.cents, cash: 0, hires: null };
  return { burn: 0, cash: sum.cents, hires: null };
}

export const scenarioAnswer: Answer = async (ask) => {
  const { words, tools, typed } = ask;
  const monthly = await monthlyFigures(ask);
  if (!monthly) return withoutFigures(ask);
  const change = changeIn(ask);
  if (!change) return part([words.scenario.ask], { nextStep: nextStepFor("scenarios", words.nextSteps.scenarios) });
  const { latest, runway, meanBurn, thresholds, figures } = monthly;
  const { result } = await tools.runwayIf({ burn: change.burn, cash: change.cash });
  if (!result) return withoutFigures(ask);
  const { hires } = change;
  const left = result.runway.state === "months" ? result.runway.months : Infinity;
  const [critical, caution] = [thresholds["runway-critical"], thresholds["runway-caution"]];
  const said =
    change.cash > 0
      ? words.scenario.cash(change.cash)
      : change.burn < 0
        ? words.scenario.save(-change.burn)
        : words.scenario.cost(change.burn);
  const isCash = change.cash !== 0;
  const changed: SumLine = {
    sign: change.burn < 0 ? "\u2212" : "+",
    label: hires ? words.lines.hires(hires.count, hires.each) : words.lines.more,
    value: words.money(Math.abs(change.burn + change.cash)),
  };
  return part(
    [
      words.scenario.is(words.runwayIs(result.runway), words.runwayIs(runway)),
      figures.isStale && words.stale(latest.month),
      left < critical ? words.scenario.critical(critical) : left < caution && words.scenario.caution(caution),
      result.endsIn && words.scenario.ends(result.endsIn),
      hires?.assumed && words.scenario.hire(hires.count, hires.assumed),
    ],
    {
      sum: [
        isCash
          ? { sign: "", label: words.lines.cash(latest.month), value: words.money(latest.cash) }
          : { sign: "", label: words.lines.burn, value: words.money(meanBurn) },
        changed,
        isCash
          ? { sign: "=", label: words.lines.cashThen, value: words.money(result.cash) }
          : { sign: "=", label: words.lines.burnThen, value: words.money(result.burn) },
        {
          sign: "",
          label: words.lines.runway,
          note: `${words.money(result.cash)} ÷ ${words.money(result.burn)}`,
          value: words.runwayIs(result.runway),
        },
      ],
      sources: [
        ...sourcesOf(ask, monthly),
        hires?.assumed
          ? words.chips.hire(hires.each)
          : words.chips.question(typed.sums[0] ? words.money(typed.sums[0].cents) : said),
      ],
      nextStep: nextStepFor("scenarios", words.nextSteps.scenarios, thursdayAfter(tools.today)),
    },
  );
};

export const burnAnswer: Answer = async (ask) => {
  const { words } = ask;
  const monthly = await monthlyFigures(ask);
  if (!monthly) return withoutFigures(ask);
  const { latest, first, meanBurn, figures } = monthly;
  const by = latest.burn - first.burn;
  const before = figures.history.find(({ month }) => month === first.month);
  const gained = before ? latest.mrr - before.mrr : 0;
  const burnt = meanBurn * figures.burnMonths.length;
  return part(
    [
      meanBurn > 0 ? words.burn.is(meanBurn, figures.burnMonths.length) : words.burn.gains(meanBurn),
      figures.isStale && words.stale(latest.month),
      by > 0 && words.burn.rises(by, first.month),
      by < 0 && words.burn.falls(-by, first.month),
      figures.burnMonths.length === 3 && burnt > 0 && gained > 0 && words.burn.multiple(burnt / gained),
    ],
    {
      sum: [
        ...figures.burnMonths.map(({ month, burn }, at): SumLine => ({
          sign: at > 0 ? "+" : "",
          label: words.lines.burnOf(month),
          value: words.money(burn),
        })),
        { sign: "=", label: words.lines.burn, note: `÷ ${figures.burnMonths.length}`, value: words.money(meanBurn) },
      ],
      sources: [words.chips.burn(first.month, latest.month)],
      nextStep: nextCheckIn(ask, figures),
    },
  );
};

export const cashAnswer: Answer = async (ask) => {
  const { words } = ask;
  const monthly = await monthlyFigures(ask);
  if (!monthly) return withoutFigures(ask);
  const { latest, figures, runway } = monthly;
  return part(
    [
      words.cash.is(latest.cash, latest.month),
      figures.isStale && words.stale(latest.month),
      figures.cashInMonth !== null && words.cash.change(figures.cashInMonth),
    ],
    {
      sum: [...cashAndBurn(ask, monthly), { sign: "=", label: words.lines.runway, value: words.runwayIs(runway) }],
      sources: sourcesOf(ask, monthly),
      nextStep: nextCheckIn(ask, figures),
    },
  );
};
