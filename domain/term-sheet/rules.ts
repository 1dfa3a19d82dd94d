import type { ClauseKind, Oddity } from "./clause.ts";
import { days, euros, months, multiples, percents } from "./numbers.ts";

/** How a clause is told from others, and judged. Each pattern reads both languages. */
type Rule = {
  /** What stands above it. */
  heading: RegExp;
  /** What only this clause says, where nothing stands above it. */
  says: RegExp;
  /** What the usual clause says. */
  usual: (text: string) => boolean;
  odd: (text: string) => Oddity[];
};

const odd = (what: Oddity["what"], is: boolean, value: number | null = null): Oddity[] => (is ? [{ what, value }] : []);
const over = (what: Oddity["what"], value: number | null, most: number) =>
  odd(what, value !== null && value > most, value);

/** What is said not to be so: "non participating", "sans plafond" is the opposite. */
const isFree = (text: string, of: RegExp) => of.test(text);

const vetoed = /recrut|embauche|hir(?:e|ing)|dépense|expense|expenditure|spending/i;

export const rules: Record<ClauseKind, Rule> = {
  valuation: {
    heading:
      /valorisation|valuation|pre-?money|prix (?:de souscription|par action|d’émission|d'émission)|price per share|subscription price/i,
    says: /pre-?money|valorisation/i,
    usual: (text) => /pre-?money|post-?money|entièrement dilué|fully[- ]diluted/i.test(text),
    odd: (text) =>
      odd(
        "price-later",
        /(?:ajust|révis|revu|réduit|baiss)\p{L}*[^.]{0,80}(?:objectif|résultat|jalon|chiffre d.affaires|prévision|budget)|(?:adjust|revis|reduc|lower)\w*[^.]{0,80}(?:target|milestone|revenue|forecast|budget)|(?:objectif|jalon)\p{L}*[^.]{0,60}(?:valorisation|prix)[^.]{0,40}(?:ajust|révis|rédui|baiss)/iu.test(
          text,
        ),
      ),
  },
  amount: {
    heading: /montant|investissement|augmentation de capital|amount|investment|funding|tranches?|round size|opération/i,
    says: /(?:souscri|invest)\p{L}*[^.]{0,60}(?:€|EUR|euros)/iu,
    usual: (text) => euros(text).length > 0,
    odd: (text) =>
      odd(
        "at-discretion",
        /(?:seule|libre|entière) (?:discrétion|appréciation)|sole discretion|sole and absolute/i.test(text),
      ),
  },
  securities: {
    heading:
      /titres|instrument|actions de préférence|nature des|catégorie|securities|class of shares|type of shares|preferred shares|form of investment/i,
    says: /actions de préférence|BSA[- ]?AIR|preferred shares|preference shares|ordinary shares|actions ordinaires/i,
    usual: (text) =>
      /actions de préférence|actions ordinaires|BSA|ADP|preferred shares|preference shares|ordinary shares/i.test(text),
    odd: (text) =>
      odd(
        "redeemable",
        /rachet(?:able|ées?)|(?:rachat|remboursement)[^.]{0,60}(?:demande|gré|option)|redeem|redemption|put option/i.test(
          text,
        ),
      ),
  },
  "option-pool": {
    heading:
      /pool|BSPCE|intéressement|plan d.options|option plan|stock options|employee (?:share|stock|incentive)|ESOP/i,
    says: /BSPCE|option pool|employee (?:share|stock) option/i,
    usual: (text) => percents(text).some((each) => each <= 15),
    odd: (text) => over("large-pool", percents(text).length > 0 ? Math.max(...percents(text)) : null, 15),
  },
  liquidation: {
    heading: /liquidat|répartition (?:préférentielle|du prix)|préciput|proceeds/i,
    says: /liquidation pr[ée]f|préférence (?:de|en cas de) liquidation|liquidation preference|répartition préférentielle/i,
    usual: (text) => /non[- ]participat|(?<![\d.,])(?:1\s?x|1\s?fois|une fois)|one times?|\b1 times?/i.test(text),
    odd: (text) => [
      ...over("multiple", multiples(text).length > 0 ? Math.max(...multiples(text)) : null, 1),
      ...odd(
        "participating",
        /(?<!non[- ])(?<!not )(?<!sans )participat(?:ive|ing|ion)|puis[^.]{0,60}(?:participe|partage)\p{L}*[^.]{0,40}(?:solde|reste|surplus)|then (?:also )?(?:participate|share)/iu.test(
          text.replace(/(?:sans|non|not|no|without)[- ](?:\p{L}+ )?participat\p{L}*/giu, ""),
        ) && !/plafonn|capped|cap of/i.test(text),
      ),
    ],
  },
  "anti-dilution": {
    heading: /anti-?dilution|ratchet|relution|protection contre la dilution/i,
    says: /anti-?dilution|ratchet/i,
    usual: (text) => /moyenne pondérée|weighted[- ]average/i.test(text),
    odd: (text) =>
      odd(
        "full-ratchet",
        /full[- ]ratchet|ratchet (?:intégral|complet|total)/i.test(text) &&
          !/(?:pas de|sans|no|not a) full[- ]ratchet/i.test(text),
      ),
  },
  "pro-rata": {
    heading:
      /pro[- ]?rata|maintien (?:de|du)|droit (?:préférentiel )?de souscription|participation aux tours|follow-?on|pre-?emptive rights? on new/i,
    says: /pro[- ]rata|maintenir (?:leur|sa|son) (?:quote-part|participation|pourcentage)|maintain (?:its|their) (?:percentage|share|stake)/i,
    usual: (text) => /pro[- ]?rata|quote-part|pourcentage|participation|percentage|maintain/i.test(text),
    odd: (text) =>
      odd(
        "super-pro-rata",
        /super pro[- ]?rata|au-delà de (?:sa|leur) (?:quote-part|participation)|(?:totalité|intégralité) (?:du|des) (?:prochain|nouveau|tour|émission)|(?:double|twice) (?:its|their)|more than (?:its|their) (?:pro|share)|the whole of (?:any|the) (?:next|new|future)/i.test(
          text,
        ),
      ),
  },
  transfer: {
    heading:
      /préemption|inaliénabilité|incessibilité|agrément|cession(?!.*(?:forcée|conjointe))|transfert|lock-?up|right of first refusal|first refusal|transfer/i,
    says: /préemption|inaliénab|incessib|right of first refusal|lock-?up/i,
    usual: (text) => /préemption|inaliénab|incessib|first refusal|lock-?up|agrément/i.test(text),
    odd: (text) => over("long-lock-up", months(text), 60),
  },
  "drag-along": {
    heading: /sortie forcée|cession forcée|obligation de (?:cession|sortie)|entraînement|drag/i,
    says: /sortie forcée|cession forcée|drag[- ]along/i,
    usual: (text) => percents(text).some((each) => each >= 50) || /majorité|majority|deux tiers|two thirds/i.test(text),
    odd: (text) => [
      ...odd(
        "forced-by-investors",
        /(?:les |l.)?investisseurs? seuls?|seuls? (?:les |l.)?investisseurs?|à la (?:seule|première) demande (?:de l.|des )investisseur|investors? alone|sole request of (?:the )?investor|(?:the )?investors? (?:may|can) (?:alone|by (?:itself|themselves))/i.test(
          text,
        ),
      ),
      ...odd(
        "forced-by-minority",
        percents(text).some((each) => each < 50) && !percents(text).some((each) => each >= 50),
        percents(text)[0] ?? null,
      ),
      ...odd("forced-early", /à tout moment|dès la réalisation|at any time|from closing/i.test(text)),
    ],
  },
  "tag-along": {
    heading: /sortie conjointe|cession conjointe|sortie proportionnelle|sortie totale|tag|co-?sale/i,
    says: /sortie conjointe|cession conjointe|tag[- ]along|co-?sale/i,
    usual: (text) =>
      /proportion|pro rata|contrôle|control|mêmes conditions|same (?:terms|price|conditions)/i.test(text),
    odd: (text) =>
      odd(
        "any-sale",
        /quel(?:le)? (?:que|qu.)[^.]{0,20}(?:soit|en soit)|même minime|dès la première action|however small|any transfer of any|even a single share/i.test(
          text,
        ),
      ),
  },
  leaver: {
    heading:
      /leaver|vesting|départ|acquisition (?:progressive|des (?:actions|droits))|engagement des fondateurs|founders?.? (?:shares|commitment)/i,
    says: /leaver|vesting/i,
    usual: (text) => /cliff|48|36|quatre|trois|four|three|faute|cause/i.test(text),
    odd: (text) => [
      ...over("long-vesting", months(text.replace(/(?:non[- ]?concurrence|non-compete)[^.;]*/gi, "")), 48),
      ...odd(
        "any-departure",
        /(?:quelle que soit|quel qu.en soit|qu.elle qu.en soit) (?:la cause|le motif)|pour quelque (?:cause|motif|raison)|toute cause|tout départ|for any reason|whatever the (?:cause|reason)|any departure|no matter why/i.test(
          text,
        ),
      ),
    ],
  },
  board: {
    heading: /gouvernance|conseil|comité stratégique|board|governance|censeur|observer/i,
    says: /(?:siège|membre)s? (?:au|du) (?:conseil|comité)|board seat|seat on the board|board of directors/i,
    usual: (text) =>
      /un siège|un membre|censeur|one (?:seat|director|member)|observer|comité|conseil|board/i.test(text),
    odd: (text) => [
      ...odd(
        "investor-majority",
        /(?:majorité (?:des|de) (?:sièges|membres|administrateurs))[^.]{0,60}investisseur|investisseur\p{L}*[^.]{0,60}majorité des (?:sièges|membres)|investors?[^.]{0,60}majority of (?:the )?(?:seats|directors|members|board)|majority of (?:the )?(?:seats|directors|members|board)[^.]{0,60}investor/iu.test(
          text,
        ),
      ),
      ...odd(
        "casting-vote",
        /voix prépondérante|casting vote/i.test(text) &&
          /investisseur|investor/i.test(text) &&
          !/(?:fondateur|président|founder|chair|ceo)[^.]{0,60}(?:voix prépondérante|casting vote)/i.test(text),
      ),
    ],
  },
  veto: {
    heading:
      /veto|décisions? (?:importantes?|stratégiques?|réservées?)|majorité (?:qualifiée|renforcée)|reserved matters|protective provisions|consent rights|investor consent/i,
    says: /droit de veto|veto|accord préalable (?:de|des|d.)|prior (?:written )?consent|reserved matters/i,
    usual: (text) =>
      /statuts|capital|cession|fusion|endettement|budget|articles|merger|debt|dividend|dividende/i.test(text),
    odd: (text) => {
      const smallest = Math.min(
        ...text
          .split(/[;,]/)
          .filter((part) => vetoed.test(part))
          .flatMap(euros),
        Number.POSITIVE_INFINITY,
      );
      return [
        ...odd(
          "daily-business",
          /(?:tout|chaque) (?:recrutement|embauche)|toute (?:embauche|dépense(?! (?:supérieure|excédant|de plus)))|gestion (?:courante|quotidienne)|any (?:hire|hiring|new hire|expense(?! (?:above|over|exceeding)))|every (?:hire|expense)|day-to-day/i.test(
            text,
          ),
        ),
        ...odd("small-spending", smallest < 20_000, Number.isFinite(smallest) ? smallest : null),
      ];
    },
  },
  information: {
    heading: /information|reporting|report/i,
    says: /reporting|droit d.information|information rights/i,
    usual: (text) => /mensuel|trimestr|semestr|annuel|mois|month|quarter|annual|year/i.test(text),
    odd: (text) => [
      ...odd("too-often", /hebdomadaire|chaque semaine|quotidien|chaque jour|weekly|every week|daily/i.test(text)),
      ...odd(
        "bank-access",
        /(?:accès|consultation)[^.]{0,40}(?:comptes? bancaires?|banque)|access to[^.]{0,30}bank account/i.test(text),
      ),
    ],
  },
  warranties: {
    heading: /garanties?|déclarations|warrant|representations/i,
    says: /garantie d.actif|déclarations et garanties|representations and warranties/i,
    usual: (text) => /plafonn|plafond|limit|cap|usuel|customary|usage/i.test(text),
    odd: (text) => [
      ...odd(
        "uncapped-warranty",
        /sans (?:aucun )?plafond|non plafonné|illimité|unlimited|uncapped|without (?:any )?(?:cap|limit)/i.test(text),
      ),
      ...odd(
        "personal-warranty",
        /(?:patrimoine|biens) personnels?|personnellement et solidairement|solidairement et personnellement|personally (?:and jointly )?liable|personal assets/i.test(
          text,
        ),
      ),
      ...over("long-warranty", months(text), 36),
    ],
  },
  exclusivity: {
    heading: /exclusivité|exclusivity|no-?shop/i,
    says: /exclusivité|exclusivity|no-?shop/i,
    usual: (text) => (days(text) ?? Number.POSITIVE_INFINITY) <= 90,
    odd: (text) => [
      ...over("long-exclusivity", days(text), 92),
      ...odd(
        "renewed-exclusivity",
        /tacite(?:ment)?|renouvel\p{L}* (?:automatique|de plein droit)|automatically (?:renew|extend)|renews? automatically/iu.test(
          text,
        ),
      ),
    ],
  },
  costs: {
    heading: /frais|honoraires|coûts|costs|fees|expenses/i,
    says: /frais (?:de conseil|d.avocat|juridiques)|honoraires|legal fees|legal costs/i,
    usual: (text) =>
      isFree(
        text,
        /plafonn|plafond|dans la limite|maximum|capped|up to|limit|chaque partie|each party|own costs|propres frais/i,
      ),
    odd: (text) => [
      ...odd(
        "uncapped-costs",
        /sans (?:aucun )?plafond|sans limite|non plafonné|uncapped|without (?:any )?(?:cap|limit)/i.test(text),
      ),
      ...odd(
        "costs-without-closing",
        /(?:même (?:si|en l.absence|à défaut)|y compris (?:si|en l.absence|à défaut)|que l.opération se réalise ou non)[^.]{0,80}|(?:whether or not|even if)[^.]{0,60}(?:clos|complet|proceed)/i.test(
          text,
        ),
      ),
    ],
  },
  confidentiality: {
    heading: /confidentialité|confidentiality|secret/i,
    says: /confidentialité|confidential/i,
    usual: (text) =>
      /parties|mutuel|réciproque|mutual|both|each/i.test(text) || (months(text) ?? Number.POSITIVE_INFINITY) <= 60,
    odd: (text) => [
      ...odd(
        "one-sided-secrecy",
        /(?:seule? (?:la société|les fondateurs)|(?:la société|les fondateurs) seule?s?)[^.]{0,60}|only the (?:company|founders)|l.investisseur n.est (?:pas|soumis à aucun)|investor is not bound/i.test(
          text,
        ),
      ),
      ...over("long-secrecy", months(text), 60),
    ],
  },
};
