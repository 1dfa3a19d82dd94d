import type { ClauseKind, Oddity, ReadClause } from "./clause.ts";
import { days, euros, months, multiples, percents, shares } from "./numbers.ts";
import { plain, wording } from "./plain.ts";

/** The rules for one kind of clause: its usual form and its unusual features, both for text normalised by `plain`. */
type Rule = { usual: (text: string) => boolean; odd: (text: string) => Oddity[] };

const odd = (what: Oddity["what"], is: boolean, value: number | null = null): Oddity[] => (is ? [{ what, value }] : []);
const over = (what: Oddity["what"], value: number | null, most: number) =>
  odd(what, value !== null && value > most, value);
const most = (values: readonly number[]) => (values.length > 0 ? Math.max(...values) : null);

function named(pattern: RegExp) {
  const tried = wording(pattern);
  return (text: string) => tried.test(text);
}
function partsBut(ends: RegExp, other: RegExp) {
  const left = named(other);
  return (text: string) => text.split(ends).filter((part) => !left(part));
}

const investor = String.raw`(?:investisseurs?|investors?|fonds|fund|lead)`;
const byInvestor = (pattern: string) => named(new RegExp(pattern.replaceAll("INVESTOR", investor)));

const isTied = named(
  /(?:ajust|révis|revu|réduit|baiss)\p{L}{0,20}[^.]{0,80}(?:objectif|résultat|jalon|chiffre d.affaires|prévision|budget)|(?:adjust|revis|reduc|lower)\w{0,20}[^.]{0,80}(?:target|milestone|revenue|forecast|budget)|(?:objectif|jalon|chiffre d'affaires|résultat|budget|prévision|forecast|revenue|\bARR\b|\bMRR\b|target|milestone)[^.]{0,100}(?:valorisation|prix|price|valuation)[^.]{0,40}(?:ajust|révis|revu|rédui|baiss|adjust|revis|reduc|lower)/u,
);
const timeless = partsBut(/[;,.]/, /(?:\d|\bun|\bpar|\bchaque|\bl')\s?an\b|\bmois\b|year|month|\bvest|cliff|tranche/);
const isOfHolders = named(/fondateur|founder|détien|détenu|\bhold|\bown\b|conserv|investisseur|investor/);
/** Returns the option pool in percent, or null. Percentages of founders or investors are the last choice. */
function poolOf(text: string) {
  const parts = timeless(text);
  return most(parts.filter((part) => !isOfHolders(part)).flatMap(percents)) ?? parts.flatMap(percents)[0] ?? null;
}
const paidOnce = named(
  /non[- ]?participat|(?<![\d·])(?:1\s?x|1\s?fois|une (?:seule )?fois)|\bone times?\b|\b1 times?|(?:investment|money) (?:back|first)|leur (?:prix de souscription|mise|apport)|sa mise|their investment/,
);
const sharesToo = named(
  /participati(?:ve|ng)|participation (?:au|aux|à la|in (?:the|any)) (?:solde|boni|reliquat|surplus|distribution|remaining|proceeds|balance|produit)|(?:puis|ensuite|then|thereafter|also|after which)[^.]{0,80}(?:participe|partage|\bshares?\b|participate)\p{L}{0,20}[^.]{0,60}(?:solde|reste|reliquat|surplus|excédent|remain|balance|\brest\b|proceeds|distribution)|(?:solde|reliquat|surplus)[^.]{0,40}(?:tous les (?:associés|actionnaires)|ensemble des (?:associés|actionnaires))/u,
);
const noSharing =
  /(?:non[- ]?|(?:sans|not|no|without|n't|never|pas|renonc\p{L}{0,20} à)[- ])(?:(?:further|any|toute|de) )?participat\p{L}{0,20}(?: [^.;,]{0,40})?/giu;
const isCapped = named(/plafonn|capped|cap of|\bcap at\b|dans la limite/);
const cap = /(?:plafonn|capped|\bcap\b)\p{L}{0,20}[^.;]{0,30}\d\s?(?:x|fois|times)/giu;
const wholeRatchet = named(
  /full[- ]ratchet|ratchet (?:intégral|complet|total)|(?:ramen|align)\p{L}{0,20} (?:au|sur le) (?:prix|nouveau)|(?:reset|reduced|lowered) to (?:the|that) (?:new|lower|price)/u,
);
const noRatchet = named(/(?:pas de|sans|aucune?|no|not a|without|exclu\p{L}{0,20}) (?:full[- ])?ratchet/u);
const moreThanItsPart = named(
  /super pro[- ]?rata|au-delà de (?:sa|leur) (?:quote-part|participation)|(?:totalité|intégralité) (?:du|des|de) (?:\p{L}+ )?(?:prochain|nouve|tour|émission)|double (?:de )?(?:its|their|sa|leur)|twice (?:its|their)|more than (?:its|their) (?:pro|share)|(?:the whole|all) (?:of )?(?:of any|any|the) (?:next|new|future)|100 ?% (?:of|du|des|de)/u,
);
const leads = byInvestor(
  `(?:l'|les? )?INVESTOR seuls?|seuls? (?:les |l'|le )?INVESTOR|INVESTOR[^.;]{0,20}(?:peut|peuvent|pourra|pourront) seuls?|à la (?:seule|première) demande (?:de l'|des |du )INVESTOR|INVESTOR alone|sole request of (?:the )?INVESTOR|INVESTOR (?:may|can) (?:alone|by (?:itself|themselves))`,
);
const forces = byInvestor(
  `INVESTOR[^.;,]{0,20}(?:may|can|peu[tv]|pourr)\\p{L}{0,20} (?:force|compel|require|impose|contrain|oblige)`,
);
const atAnyTime = named(/à tout moment|dès la réalisation|at any time|from closing/);
const majority = named(/majorité|majority|deux tiers|two[- ]thirds|trois quarts|three quarters/);
const holders = (text: string) => percents(text).filter((each) => each < 100);
const anySale = named(
  /quel(?:le)? (?:que|qu')[^.]{0,20}(?:soit|en soit)|même (?:minime|une seule)|dès la première action|however small|any transfer of any|(?:even a|a) single share|any shares? at all/,
);
const vestingParts = partsBut(/[.;]/, /non[- ]?(?:concurrence|sollicitation|compete|solicit)/);
const leaverParts = partsBut(/[.;]/, /good[- ]leaver(?!.{0,600}bad)/);
const anyDeparture = named(
  /(?:quel(?:le)? que soit|quel qu'en soit|qu.elle qu'en soit) (?:la cause|le motif|la raison)|pour quelque (?:cause|motif|raison)|toute cause|tout départ|y compris (?:la )?révocation sans|(?:for|whatever) (?:any|whatever|the) (?:reason|cause)|any departure|(?:any|every|all) leavers?|no matter why/,
);
const majorityOfInvestor = byInvestor(
  `INVESTOR[^.;,]{0,30}(?:désign|nomm|dispos|détien|appoint|hold|\\bha[sv]|contrôl|control)\\p{L}{0,20}[^.;,]{0,20}majorit|majorit(?:e|y) (?:of|des|de|du)[^.;,]{0,60}(?:désign|nomm|choisi|élu|appoint|chosen|elected)\\p{L}{0,20} (?:par|by) (?:l'|le |les |the )?INVESTOR`,
);
const namedByInvestor = byInvestor(`^[^.;,]{0,40}(?:par (?:l'|le |les )|by (?:the )?)INVESTOR`);
const investorNames = byInvestor(`INVESTOR[^.;,]{0,20}(?:désigne|nomme|appoint)\\p{L}{0,20} $`);
const castingVote = wording(/voix prépondérante|casting vote/);
const actors = wording(
  /(investisseur|investor|\bfonds\b|\bfund\b|représentant|representative|whose chair)|fondateur|founder|président\b|president|\bchair|\bceo\b|directeur général|\bdg\b/,
);
/** The casting vote belongs to the party named last before these words or, without one, right after them. */
function isInvestorsVote(text: string) {
  const before = castingVote.exec(text);
  const names = before ? [...text.slice(0, before.index).matchAll(new RegExp(actors.source, "giu"))] : [];
  const after = before ? /^[^.;]{0,30}/u.exec(text.slice(before.index + before[0].length))?.[0] : "";
  return before !== null && (names.at(-1)?.[1] !== undefined || (names.length === 0 && investors.test(after ?? "")));
}
const investors = wording(new RegExp(investor));
const everyday = named(
  /(?:tout|toute|chaque|any|every|each) (?:nouve\p{L}{0,20} |new )?(?:recrutement|embauche|dépense|contrat|achat|hir(?:e|ing)|expenses?|contract|purchase)|gestion (?:courante|quotidienne)|day-to-day|change of supplier|changement de fournisseur/u,
);
const bounded = named(
  /\d|supérieur|excéd|au-delà|hors budget|non (?:prévu|budgét)|budgeted|above|exceed|outside|beyond|dirigeant|cadre|executive|senior|c-level|intra-?groupe|related|réglementé/,
);
const vetoed = named(
  /recrut|embauche|hir(?:e|ing)\b|dépense|expens|expenditure|spending|contra(?:t|ct)|achat|purchase/,
);
const monthly = named(/mensuel|par mois|monthly|a month|per month/);
const taxParts = partsBut(
  /[.;,()]/,
  /fiscal|\btax|social|prescription|limitation period|titre de propriété|fundamental/,
);
const fraud = partsBut(/[.;]/, /fraud|\bdol\b/);

const rules: Record<ClauseKind, Rule> = {
  valuation: {
    usual: named(
      /(?:pre|post)-?money|dilué|fully[- ]diluted|avant l'opération|before the new money|valeur de [^.;]{0,40}\bavant\b/,
    ),
    odd: (text) => odd("price-later", isTied(text)),
  },
  amount: {
    usual: (text) => euros(text).length > 0,
    odd: (text) =>
      odd(
        "at-discretion",
        /(?:seule|libre|entiere|sa) (?:discretion|appreciation)|(?:sole|absolute|own) (?:and absolute )?discretion/i.test(
          text,
        ),
      ),
  },
  securities: {
    usual: named(/actions? de préférence|actions? ordinaires|\bBSA|\bADP|preferred|preference shares|ordinary shares/),
    odd: (text) =>
      odd(
        "redeemable",
        /rachet(?:able|ees?)|(?:rachat|remboursement)[^.]{0,60}(?:demande|gre\b|option|exig)|exig\p{L}{0,20}[^.]{0,30}rachat|redeem|redemption|put option|buy (?:them|its shares|the shares) back/iu.test(
          text,
        ),
      ),
  },
  "option-pool": {
    usual: (text) => percents(text).some((each) => each <= 15),
    odd: (text) => over("large-pool", poolOf(text), 15),
  },
  liquidation: {
    usual: paidOnce,
    odd: (text) => [
      ...over("multiple", most(multiples(text.replace(cap, ""))), 1),
      ...odd("participating", sharesToo(text.replace(noSharing, "")) && !isCapped(text)),
    ],
  },
  "anti-dilution": {
    usual: named(/moyenne pondérée|weighted[- ]average/),
    odd: (text) => odd("full-ratchet", wholeRatchet(text) && !noRatchet(text)),
  },
  "pro-rata": {
    usual: named(
      /pro[- ]?rata|quote-part|pourcentage|participation|proportion|percentage|maintain|\bpart\b|hauteur|détention|dilué/,
    ),
    odd: (text) => odd("super-pro-rata", moreThanItsPart(text)),
  },
  transfer: {
    usual: named(
      /préemption|inaliénab|incessib|first refusal|lock-?up|agrément|cession|céder|sell|sale|transfer|hold on/,
    ),
    odd: (text) => over("long-lock-up", months(text), 60),
  },
  "drag-along": {
    usual: (text) => holders(text).some((each) => each >= 50) || majority(text),
    odd: (text) => {
      const isMajority = holders(text).some((each) => each >= 50) || majority(text);
      return [
        ...odd("forced-by-investors", leads(text) || (forces(text) && !isMajority)),
        ...odd("forced-by-minority", holders(text).length > 0 && !isMajority, holders(text)[0] ?? null),
        ...odd("forced-early", atAnyTime(text) && !isMajority),
      ];
    },
  },
  "tag-along": {
    usual: named(
      /proportion|pro rata|contrôle|control|(?:mêmes?|same) (?:prix|conditions|terms|price)|alongside|faculté/,
    ),
    odd: (text) => odd("any-sale", anySale(text)),
  },
  leaver: {
    usual: (text) => months(text) !== null || /cliff|faute|cause|misconduct/i.test(text),
    odd: (text) => [
      ...over("long-vesting", months(vestingParts(text).join(". ")), 48),
      ...odd("any-departure", leaverParts(text).some(anyDeparture)),
    ],
  },
  board: {
    usual: named(
      /un siège|un membre|censeur|one (?:seat|director|member)|observer|comité|conseil|board|appoint|elected|désign|voix/,
    ),
    odd: (text) => [
      ...odd(
        "investor-majority",
        majorityOfInvestor(text) ||
          shares(text).some(
            ({ part, whole, before, after }) => part * 2 > whole && (namedByInvestor(after) || investorNames(before)),
          ),
      ),
      ...odd("casting-vote", isInvestorsVote(text)),
    ],
  },
  veto: {
    usual: named(
      /statut|capital|cession|fusion|endettement|emprunt|budget|articles|merger|\bdebt|borrow|dividend|issu(?:e|ing)|émission|winding/,
    ),
    odd: (text) => {
      const smallest = Math.min(
        ...text
          .split(/[;,]/)
          .filter(vetoed)
          .flatMap((part) => euros(part).map((each) => (monthly(part) ? each * 12 : each))),
        Number.POSITIVE_INFINITY,
      );
      return [
        ...odd(
          "daily-business",
          text.split(/[;.,]|\s(?:et|and|ou|or)\s/).some((part) => everyday(part) && !bounded(part)),
        ),
        ...odd("small-spending", smallest < 20_000, Number.isFinite(smallest) ? smallest : null),
      ];
    },
  },
  information: {
    usual: named(/mensuel|trimestr|semestr|annuel|mois|month|quarter|annual|year/),
    odd: (text) => [
      ...odd("too-often", /hebdomadaire|chaque semaine|quotidien|chaque jour|weekly|every week|daily/i.test(text)),
      ...odd(
        "bank-access",
        /(?:acces|consultation)[^.]{0,40}(?:comptes? (?:bancaires?|en banque)|banque)|access to[^.]{0,30}bank account/i.test(
          text,
        ),
      ),
    ],
  },
  warranties: {
    usual: named(/plafonn|plafond|limit|\bcap|usuel|usual|customary|usage/),
    odd: (text) => [
      ...odd(
        "uncapped-warranty",
        fraud(text).some((part) =>
          /sans (?:aucun )?(?:plafond|limit)|non plafonne|illimite|unlimited|uncapped|without (?:any )?(?:cap|limit)/i.test(
            part,
          ),
        ),
      ),
      ...odd(
        "personal-warranty",
        /(?:patrimoine|biens) personnels?|a titre personnel|personnellement et solidairement|solidairement et personnellement|personally (?:and jointly )?liable|(?:personal|own) (?:assets|property)/i.test(
          text,
        ),
      ),
      ...over("long-warranty", most(taxParts(text).flatMap((part) => months(part) ?? [])), 36),
    ],
  },
  exclusivity: {
    usual: (text) => (days(text) ?? Number.POSITIVE_INFINITY) <= 90,
    odd: (text) => [
      ...over("long-exclusivity", days(text), 92),
      ...odd(
        "renewed-exclusivity",
        /tacite(?:ment)?|(?:renouvel|prorog|prolong)\p{L}{0,20} (?:automatique|de plein droit)|automatically (?:renew|exten)|(?:renew|extend)\p{L}{0,20} automatically/iu.test(
          text,
        ),
      ),
    ],
  },
  costs: {
    usual: (text) =>
      euros(text).length > 0 ||
      /plafon|limite|maximum|capped|up to|chaque|chacun|\beach\b|own (?:costs|fees|lawyer)|propres/i.test(text),
    odd: (text) => [
      ...odd(
        "uncapped-costs",
        /sans (?:aucun )?plafond|sans limite|non plafonne|uncapped|without (?:any )?(?:cap|limit)/i.test(text) ||
          (/(?:tous les|l'integralite des|l'ensemble des|totalite des) (?:honoraires|frais)|(?:all|entire)[^.]{0,20}(?:fees|costs)|in full/i.test(
            text,
          ) &&
            !/plafon|limite|up to|capped|maximum|\bown\b|propres|chacun/i.test(text)),
      ),
      ...odd(
        "costs-without-closing",
        /(?:meme (?:si|en l'absence|a defaut)|y compris (?:si|en l'absence|a defaut))|(?:se realise|reussi\p{L}{0,20}|lieu|abouti\p{L}{0,20}|conclu\p{L}{0,20}) ou non|(?:whether or not|even if|irrespective of|regardless of)[^.]{0,60}(?:clos|complet|proceed)/iu.test(
          text,
        ),
      ),
    ],
  },
  confidentiality: {
    usual: (text) =>
      /parties|mutuel|reciproque|mutual|both|each|neither|chacun|ourselves|entre nous|let us/i.test(text) ||
      (months(text) ?? Number.POSITIVE_INFINITY) <= 60,
    odd: (text) => [...odd("one-sided-secrecy", byOneSide(text)), ...over("long-secrecy", months(text), 60)],
  },
};
const byOneSide = byInvestor(
  `seule?s? (?:la societe|les fondateurs|societe)|(?:la societe|les fondateurs) seule?s?|only the (?:company|founders)|INVESTOR (?:n'est (?:pas|soumis a aucun)|reste libre|is not bound|may discuss|may disclose|remains? free|is free)`,
);

export function judge(kind: ClauseKind, headings: string, text: string): Pick<ReadClause, "verdict" | "oddities"> {
  const oddities = rules[kind].odd(plain(text));
  const isUsual = rules[kind].usual(plain(`${headings}: ${text}`));
  return { verdict: oddities.length > 0 ? "unusual" : isUsual ? "usual" : "unclear", oddities };
}
