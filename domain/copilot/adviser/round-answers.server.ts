import { type Answer, nextStepFor, part, thursdayAfter } from "./ask.server.ts";
import type { SumLine } from "../answer.ts";
import { capIn, roundIn } from "../question/sum-role.ts";

export const dilutionAnswer: Answer = async (ask) => {
  const { words, tools, typed } = ask;
  const [sold] = typed.percents;
  const [offered] = typed.sums;
  // An offer such as "200k for 15%" implies the valuation.
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
