import { missingFor } from "../../kpi/figures.ts";
import { raiseBy } from "../../lever/lever.ts";
import { type Answer, nextStepFor, monthlyFigures, part, thursdayAfter } from "./ask.server.ts";
import type { SumLine } from "../answer.ts";
import { capIn, roundIn } from "../question/sum-role.ts";

/** Months that a round should finance. */
const lasting = 18;

export const dilutionAnswer: Answer = async (ask) => {
  const { words, tools, typed } = ask;
  const [sold] = typed.percents;
  const [offered] = typed.sums;
  // "200k for 15%" implies the valuation.
  const isOffer = typed.sums.length === 1 && sold !== undefined && sold.value > 0 && sold.value < 100;
  const round =
    isOffer && offered
      ? { raised: offered.cents, pre: Math.round(offered.cents / (sold.value / 100)) - offered.cents }
      : roundIn(typed.sums);
  const nextStep = nextStepFor("cap-table", words.nextSteps.capTable, thursdayAfter(tools.today));
  if (!round)
    return part([sold && words.dilution.asked(sold.value), words.dilution.ask], {
      sources: sold ? [words.chips.question(words.percent(sold.value))] : [],
      nextStep,
    });
  const pool =
    typed.percents.find(({ before }) => /pool|reserve|bspce/.test(before))?.value ??
    (!isOffer && /pool|bspce|r[ée]serve/i.test(ask.question.text) ? (sold?.value ?? 0) : 0);
  const { after, holders, savedAt } = await tools.dilution({ ...round, pool });
  if (!after) return part([words.dilution.refused], { sources: [words.chips.dilution], nextStep });
  const { investor, holder } = after.byGroup;
  const sum: SumLine[] = [
    { sign: "", label: words.lines.pre, value: words.money(round.pre) },
    { sign: "+", label: words.lines.raised, value: words.money(round.raised) },
    { sign: "=", label: words.lines.post, value: words.money(after.post) },
    { sign: "", label: words.lines.investors, value: words.percent(investor) },
    ...(pool > 0 ? [{ sign: "", label: words.lines.pool, value: words.percent(after.byGroup.pool) } as const] : []),
    { sign: "=", label: words.lines.left, value: words.percent(holder) },
    ...holders.map((each): SumLine => ({
      sign: "",
      label: words.lines.holder(each.before),
      value: words.percent(each.after),
    })),
  ];
  return part([words.dilution.is(investor, holder), words.dilution.defaults, !savedAt && words.dilution.noTable], {
    sum,
    sources: [
      words.chips.question(`${words.money(round.raised)}, ${words.money(round.pre)}`),
      words.chips.dilution,
      ...(savedAt ? [words.chips.capTable(savedAt)] : []),
    ],
    nextStep,
  });
};

export const bsaAirAnswer: Answer = async (ask) => {
  const { words, tools, typed, question } = ask;
  const nextStep = nextStepFor("cap-table", words.nextSteps.capTable, thursdayAfter(tools.today));
  const cap = capIn(typed.sums);
  const others = typed.sums.filter((each) => each !== cap);
  const [amount, ...ofRound] = others;
  const explained = part([words.bsa.ask, words.bsa.rule], { sources: [words.chips.term], nextStep });
  if (!amount || !/\d/.test(question.text)) return explained;
  const note = { amount: amount.cents, cap: cap?.cents ?? null, discount: typed.percents[0]?.value ?? 0 };
  const round = roundIn(ofRound);
  if (!round && note.cap === null) return explained;
  const converted = round
    ? (await tools.dilution({ ...round, note })).after
    : await tools.bsaAirAtCap({ ...note, cap: note.cap ?? 0 });
  if (!converted?.conversion) return part([words.dilution.refused], { sources: [words.chips.dilution], nextStep });
  const { byGroup, conversion } = converted;
  const by = !round || conversion.boundBy === "cap" ? "cap" : "discount";
  return part([words.bsa.is(byGroup["bsa-air"]), words.bsa.rule, round ? words.bsa.defaults : words.bsa.before], {
    sum: [
      { sign: "", label: words.lines.amount, value: words.money(note.amount) },
      { sign: "", label: words.lines.valuation(by), value: words.money(conversion.valuation) },
      { sign: "", label: words.lines.bearer, value: words.percent(byGroup["bsa-air"]) },
      ...(round ? [{ sign: "", label: words.lines.investors, value: words.percent(byGroup.investor) } as const] : []),
      { sign: "", label: words.lines.left, value: words.percent(byGroup.holder) },
    ],
    sources: [words.chips.question(words.money(note.amount)), words.chips.dilution],
    nextStep,
  });
};

export const nextRoundAnswer: Answer = async (ask) => {
  const { words, tools, typed, levels, step } = ask;
  const monthly = await monthlyFigures(ask);
  const { scan, steps } = await tools.readiness();
  const { next } = await tools.sessions();
  const months = typed.months ?? lasting;
  const lines: (string | false | null)[] = [];
  const sum: SumLine[] = [];
  const sources: string[] = [];
  if (monthly) {
    const { latest, meanBurn, runway, figures, first } = monthly;
    const needed = missingFor(months, figures)?.cash ?? 0;
    if (meanBurn <= 0) lines.push(words.round.profitable);
    else if (needed === 0) lines.push(words.round.enough(months));
    else {
      lines.push(words.round.is(needed, months));
      sum.push(
        {
          sign: "",
          label: words.lines.need(months),
          note: `${months} × ${words.money(meanBurn)}`,
          value: words.money(months * meanBurn),
        },
        { sign: "\u2212", label: words.lines.cash(latest.month), value: words.money(latest.cash) },
        { sign: "=", label: words.lines.toRaise, value: words.money(needed) },
      );
    }
    if (figures.isStale) lines.push(words.stale(latest.month));
    if (runway.state === "months") {
      const startBy = raiseBy(latest.month, runway.months);
      lines.push(startBy ? words.round.start(startBy) : words.round.late(runway.months));
    }
    sources.push(words.chips.cash(latest.month), words.chips.burn(first.month, latest.month));
  } else lines.push(words.none);
  if (scan) {
    lines.push(
      words.readiness.is(
        scan.score,
        scan.findings.filter(({ state }) => state === "completed").length,
        scan.findings.length,
      ),
    );
    if (steps.length > 0)
      lines.push(words.round.gaps, ...steps.slice(0, 3).map((each) => words.readiness.step(step(each), each.points)));
    sources.push(words.chips.scan(scan.scannedAt));
  } else lines.push(words.readiness.none);
  if (next?.startsOn) {
    lines.push(words.round.session(words.session.days(next.startsOn, next.endsOn)));
    sources.push(words.chips.session);
  }
  const isReady = scan !== null && scan.score >= levels.ready;
  const by = thursdayAfter(tools.today);
  return part(lines, {
    sum,
    sources,
    reading: (await tools.articles(["mail investisseur", "investor email"])).articles
      .slice(0, 1)
      .map(({ title, slug, lang }) => ({ title, slug, lang })),
    nextStep: isReady
      ? nextStepFor("pitch", words.nextSteps.apply, by)
      : nextStepFor("readiness", scan ? words.nextSteps.readiness : words.nextSteps.scan, by),
  });
};
