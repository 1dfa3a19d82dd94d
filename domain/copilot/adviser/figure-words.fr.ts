import { formats } from "../../../platform/language/format.ts";
import type { figures as en } from "./figure-words.en.ts";
import { change, missing, money, months, ofMonth, toMonth } from "./sum-words.fr.ts";

const f = formats.fr;

export const figures: typeof en = {
  runway: {
    is: (count, end, of) =>
      `**${months(count)}, jusqu’en ${f.month(end)}**, si ta dépense nette reste ${of === 1 ? "celle de ton seul mois saisi" : `à sa moyenne des ${of} derniers mois`}.`,
    profitable: "**Ta trésorerie ne baisse pas**\u00A0: sur ces mois, tes clients paient plus que tu ne dépenses.",
    over: "**Plus de 36\u00A0mois** à ta dépense nette moyenne.",
    below: (floor, gap) =>
      `Ton plancher est de ${months(floor)}\u00A0: ${missing(gap.cash)} de plus en trésorerie, ou ${missing(gap.burn)} de dépense nette en moins par mois, t’y ramènent.`,
    passes: (count, month) => `Il passe sous ${months(count)} en ${f.month(month)}.`,
    toLast: (count, gap) =>
      `Pour tenir ${months(count)}\u00A0: ${missing(gap.cash)} de plus en trésorerie, ou ${missing(gap.burn)} de dépense nette en moins par mois.`,
    lasts: (count) => `Tu tiens déjà plus de ${months(count)}.`,
    until: (month, count) => `Jusqu’à fin ${f.month(month)}, il faut tenir ${months(count)}.`,
    passed: (count) => `Il est déjà sous ${months(count)}.`,
    above: (floor) => `Tu es au-dessus de ton plancher de ${months(floor)}.`,
    atLatest: (burn, month, then) => `À ${money(burn)}, ta dépense nette ${ofMonth(month)}, il resterait ${then}.`,
  },
  burn: {
    is: (mean, of) =>
      `**${money(mean)} par mois** ${of === 1 ? "sur ton seul mois saisi" : `en moyenne sur ${of} mois`}\u00A0: ce qui sort, moins ce que paient tes clients.`,
    latest: (burn, month) => `En ${f.month(month)}, elle était de ${money(burn)}.`,
    of: (burn, month) =>
      burn < 0
        ? `**${money(-burn)} gagnés** en ${f.month(month)}\u00A0: tes clients ont payé plus que tu n’as dépensé.`
        : `**${money(burn)} de dépense nette** en ${f.month(month)}.`,
    ofMrr: (share, month) => `Ta dépense nette moyenne représente ${f.percent(share)} de ton MRR ${ofMonth(month)}.`,
    lasts: (count) => `À ce rythme, ta trésorerie tient ${months(count)}.`,
    gains: (mean) =>
      `**Tu gagnes ${money(-mean)} par mois** en moyenne\u00A0: tes clients paient plus que tu ne dépenses.`,
    rises: (by, from) => `Elle a augmenté de ${money(by)} depuis ${f.monthName(from)}.`,
    falls: (by, from) => `Elle a baissé de ${money(by)} depuis ${f.monthName(from)}.`,
    multiple: (value) =>
      `Sur trois mois, tu as dépensé ${f.count(value)}\u00A0€ pour chaque euro de MRR gagné, soit ${f.count(value / 12)} fois l’ARR gagné.`,
  },
  mrr: {
    is: (mrr, month) => `**${money(mrr)}** en ${f.month(month)}.`,
    changes: (one, three) =>
      [one === null ? "" : change(one, "sur un mois"), three === null ? "" : change(three, "en trois mois")]
        .filter(Boolean)
        .join(", "),
    first: "Pas encore de croissance à donner\u00A0: il faut un MRR au-dessus de zéro un mois ou trois mois plus tôt.",
    arr: (arr) => `Cela fait un ARR de ${money(arr)} (12 × MRR).`,
  },
  cac: {
    is: (cac, month) => `**${money(cac)} par nouveau client** en ${f.month(month)}.`,
    change: (three) => `${change(three, "en trois mois")}.`,
    limit: (limit) => `Ton alerte est à +${f.percent(limit)}.`,
    buys: (now, before) =>
      `Avec ce que coûtaient ${before} clients il y a trois mois, tu en gagnes ${now} aujourd’hui.`,
    ask: "Prends le canal le plus cher par client signé, et arrête-le un mois.",
  },
  churn: {
    is: (churn, month) => `**${f.percent(churn)} de tes clients sont partis** en ${f.month(month)}.`,
    lost: (lost) => `À ce rythme, environ ${money(lost)} de MRR partent chaque mois.`,
    kept: (to, kept) => `À ${f.percent(to)}, tu en garderais ${money(kept)} de plus chaque mois.`,
    above: (limit) => `C’est au-dessus de ton alerte de ${f.percent(limit)}.`,
    below: (limit) => `C’est sans dépasser ton alerte de ${f.percent(limit)}.`,
    would: (to, lost, now, lostNow) =>
      `**À ${f.percent(to)} de churn, environ ${money(lost)} de MRR partiraient chaque mois**, contre ${money(lostNow)} à ${f.percent(now)} aujourd’hui.`,
    stays: (then, now) =>
      `Un client resterait ${months(then)} en moyenne${now === null ? "" : `, contre ${f.count(now)} aujourd’hui`}.`,
    runway: ({ to, now }) => `Ton runway\u00A0: ${to}, contre ${now} aujourd’hui.`,
    same: (now) => `Ton runway resterait le même\u00A0: ${now}.`,
    assumed: "C’est si rien d’autre ne change, et si ceux qui partent paient autant que les autres.",
    none: (month) => `**Aucun départ** en ${f.month(month)}\u00A0: churn de ${f.percent(0)}.`,
  },
  cash: {
    at: (left, month, count) =>
      left > 0
        ? `**Environ ${money(left)} fin ${f.month(month)}**, après ${months(count)} à ta dépense nette moyenne.`
        : `**Plus rien fin ${f.month(month)}**, à ta dépense nette moyenne.`,
    is: (cash, month) => `**${money(cash)}** fin ${f.month(month)}.`,
    change: (value) => `${change(value, "sur un mois")}.`,
  },
  nps: {
    is: (nps, month) => `**NPS de ${f.count(nps)}** en ${f.month(month)}, sur une échelle de −100 à 100.`,
    none: "**Je ne connais pas ton NPS**\u00A0: ton dernier mois saisi ne le donne pas.",
    how: "Pose une question à dix clients, de 0 à 10\u00A0: nous recommanderais-tu\u202F? Les 9 et 10 moins les 0 à 6, en pourcentage.",
  },
  numbers: {
    title: (month) => `**Tes chiffres ${toMonth(month)}\u00A0:**`,
    noNps: "Il manque ton NPS.",
  },
  ltv: {
    is: (worth, times) => `**Ta LTV est de ${money(worth)}, soit ${f.count(times)} fois ton CAC.**`,
    payback: (count) => `Un client rembourse son CAC en ${months(count)}.`,
    often: (times) => `Les investisseurs attendent en général au moins ${f.count(times)} fois.`,
    missing:
      "**Je ne connais pas la marge que te laisse un client**, donc je ne donne ni LTV ni délai de remboursement.",
    least: (cac, life, least, times) =>
      `Ton CAC est de ${money(cac)} et un client reste ${months(life)} en moyenne\u00A0: pour rapporter ${f.count(times)} fois son CAC, il doit te laisser ${money(least)} de marge par mois. Redemande avec la tienne\u00A0: «\u00A0LTV avec 40\u00A0€ de marge par mois\u00A0».`,
    unknown: (month) =>
      `**Je ne peux pas calculer de LTV en ${f.month(month)}**\u00A0: il faut un churn et un CAC au-dessus de zéro.`,
  },
  valuation: {
    none: "**Je ne donne pas de valeur à ta société**\u00A0: un prix se négocie, et tes chiffres du mois n’en font pas un.",
    known: (arr, month) => `Ce que je sais\u00A0: un ARR de ${money(arr)} en ${f.month(month)} (12 × MRR).`,
  },
  growth: {
    is: (monthly, count, target) =>
      `**${f.percent(monthly)} par mois** pendant ${months(count)} mènent ton MRR à ${money(target)}.`,
    even: "C’est là que ton MRR paie seul toutes tes dépenses (ton MRR d’aujourd’hui plus ta dépense nette moyenne), à dépenses égales, si chaque euro de MRR gagné rentre en entier.",
    at: (rate, target, count, month) =>
      `**À ${f.percent(rate)} par mois, ton MRR atteint ${money(target)} en ${months(count)}, en ${f.month(month)}.**`,
    never: (rate) => `**À ${f.percent(rate)} par mois, ton MRR n’y arrive pas en trois ans.**`,
    cashHolds: (left, month) =>
      `Ta trésorerie y arrive\u00A0: au plus bas, il reste ${money(left)} en ${f.month(month)}.`,
    cashEnds: (month) =>
      `**Ta trésorerie n’y arrive pas**\u00A0: même avec cette croissance, elle s’épuise en ${f.month(month)}.`,
    there: "**Tu y es déjà**\u00A0: ton MRR est à ce niveau aujourd’hui.",
    zero: "**À partir d’un MRR de zéro, je ne peux pas le dire**\u00A0: une croissance multiplie, et il n’y a encore rien à multiplier.",
    profitable: "**Tu es rentable**\u00A0: ta trésorerie ne baisse pas.",
    past: (monthly) => `Ton rythme des trois derniers mois\u00A0: ${f.percent(monthly)} par mois.`,
    customers: "En nombre de clients, je ne peux pas le dire\u00A0: je ne connais pas ce que paie l’un d’eux.",
    inRunway:
      "Ces mois sont ceux de ton runway sans croissance\u00A0: si tu grandis, ta trésorerie dure plus longtemps, et un rythme plus lent peut suffire. Compare des rythmes dans les scénarios.",
    inYear: "Tu n’as pas donné de date\u00A0: je compte douze mois.",
  },
};
