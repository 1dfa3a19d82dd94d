import { fold } from "../../platform/language/search-text.ts";
import type { TypedFigures } from "./typed-figures.ts";

/** What a question would change, in cents: net burn a month, and cash at once. Of a hire, how many and each a month. */
export type AskedChange = {
  burn: number;
  cash: number;
  hires: { count: number; each: number; isAssumed: boolean } | null;
  /** It changes MRR, and so burn as far as it is paid. */
  isMrr: boolean;
};

type Known = { mrr: number; meanBurn: number; hireCost: () => number };

const hires = /\b(?:embauch|recrut|hire|hiring|recruit)/;
const saves =
  /\b(?:coup|cut|redui|reduc|baiss|economis|sav(?:e|ing)|moins|less|lower|enlev|arret|vire[rsz]?\b|licenci|fire|stop|drop|supprim)/;
const spends =
  /\b(?:depens|spend|charge|loyer|rent|cout|cost|salaire|salary|burn|pay|paie|verse|ajout|add|ads?\b|pub\b)/;
const loses = /\b(?:perd|lose|losing|lost|leave|partent|resili)/;
const wins = /\b(?:gagn|sign|win|won|vend|sell|close)/;
const client = /\b(?:client|customer|contrat|contract|compte|account|deal|abonne|subscri)/;
const repays = /\b(?:rembours|repay|pay back|amende|facture|invoice|bill)/;
const revenue = /\b(?:mrr|revenu|revenue|ventes|sales|chiffre d affaires)/;
const burning = /\b(?:burn|depense nette)/;
const rises = /\b(?:augment|plus|mont|grow|more|rise|hausse|increas|gagn|up)/;
const falls = /\b(?:baiss|moins|perd|drop|less|fall|los|cut|coup|redui|reduc|diminu|tomb|down|shrink)/;
const becomes = /\b(?:a|to|at|was|were|est|is|serait|hits|reaches|atteint)\W*$/;

/** By how much a question multiplies something: "double" is 2, "moins 20 %" 0.8; null where it doesn't. */
export function factorIn(text: string, { percents }: Pick<TypedFigures, "percents">) {
  const [, by] = /\b(?:divis\w*|divide\w*)\b.* (?:par|by) (\d+)\b/.exec(text) ?? [];
  if (by && Number(by) > 0) return 1 / Number(by);
  if (/\bhalv|\bhalf\b|\bmoitie\b/.test(text)) return 1 / 2;
  if (/\bdoubl/.test(text)) return 2;
  if (/\btripl/.test(text)) return 3;
  const [percent] = percents;
  if (!percent || (!rises.test(text) && !falls.test(text))) return null;
  return 1 + (falls.test(text) ? -percent.value : percent.value) / 100;
}

/** Whether a question says by itself what happens, so that nothing of an earlier one is meant. */
export const namesChange = (question: string) => {
  const text = fold(question);
  return [saves, spends, loses, wins, repays].some((verb) => verb.test(text));
};
export const namesHire = (question: string) => hires.test(fold(question));

/** Whether it is about what becomes of MRR or burn. */
export const namesFigure = (question: string) => revenue.test(fold(question)) || burning.test(fold(question));

const none = { cash: 0, hires: null, isMrr: false };

/** What a question would change; null where it names no amount. */
export function changeIn(
  question: string,
  typed: TypedFigures,
  { mrr, meanBurn, hireCost }: Known,
): AskedChange | null {
  const text = fold(question);
  const [sum] = typed.sums;
  if (typed.people !== null || hires.test(text)) {
    const each = sum?.cents ?? hireCost();
    const count = typed.people ?? 1;
    const isLeaving = !hires.test(text) && (saves.test(text) || loses.test(text));
    return { ...none, burn: (isLeaving ? -1 : 1) * count * each, hires: { count, each, isAssumed: !sum } };
  }
  if (!sum) {
    const factor = factorIn(text, typed);
    if (factor === null) return null;
    if (revenue.test(text)) return { ...none, burn: Math.round(mrr * (1 - factor)), isMrr: true };
    return burning.test(text) ? { ...none, burn: Math.round(meanBurn * (factor - 1)) } : null;
  }
  const { cents, perMonth, before } = sum;
  if (becomes.test(before) && revenue.test(text)) return { ...none, burn: mrr - cents, isMrr: true };
  if (becomes.test(before) && burning.test(text)) return { ...none, burn: cents - meanBurn };
  if (loses.test(text) && (perMonth || client.test(text))) return { ...none, burn: cents, isMrr: true };
  if (wins.test(text) && client.test(text) && perMonth) return { ...none, burn: -cents, isMrr: true };
  if (!perMonth && (loses.test(text) || repays.test(text))) return { ...none, burn: 0, cash: -cents };
  if (saves.test(text)) return { ...none, burn: -cents };
  if (perMonth || spends.test(text)) return { ...none, burn: cents };
  return { ...none, burn: 0, cash: cents };
}
