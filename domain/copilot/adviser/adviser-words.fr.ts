import { formats } from "../../../platform/language/format.ts";
import { capital } from "./capital.ts";
import type { Runway } from "../../kpi/figures.ts";
import type { AdviserWords } from "./adviser-words.en.ts";
import { figures } from "./figure-words.fr.ts";
import { change, chips, lines, money, months, ofMonth, points, toMonth } from "./sum-words.fr.ts";
import { places } from "./place-words.fr.ts";
import { scenario } from "./scenario-words.fr.ts";
import { terms } from "./term-words.fr.ts";

const f = formats.fr;
const runwayIs = (runway: Runway) =>
  runway.state === "months"
    ? months(runway.months)
    : runway.state === "profitable"
      ? "une trésorerie qui ne baisse plus"
      : "plus de 36\u00A0mois";

export const words: AdviserWords = {
  money,
  months,
  runwayIs,
  month: f.month,
  percent: f.percent,
  count: f.count,
  date: f.date,
  none: "Je n’ai encore aucun mois de chiffres de toi, donc je ne calcule rien. Saisis le premier\u00A0: cinq chiffres, une minute.",
  stale: (month) => `Ces chiffres datent ${toMonth(month)}\u00A0: ils disent peu de chose d’aujourd’hui.`,
  nextStep: (words, by) => `${by ? `D’ici ${f.weekday(by)}\u00A0: ${words}` : capital(words)}.`,
  places,
  lines,
  chips,
  nextSteps: {
    checkIn: (month) => `saisis tes chiffres ${ofMonth(month)}`,
    start: "saisis tes cinq chiffres",
    scenarios: "compare deux scénarios",
    thresholds: "règle tes seuils d’alerte",
    numbers: "vérifie tes chiffres",
    valuation: "compare les méthodes de valorisation",
    readiness: "ouvre ton plan d’action",
    scan: "lance ton premier scan",
    capTable: "vérifie ta table de capitalisation",
    apply: "prépare ta candidature",
    nps: "demande leur note à dix clients et saisis ton NPS",
    answer: "réponds à chaque demande, par un oui ou un non privé",
    introductions: "revois tes mises en relation",
    firstUpdate: "écris la première\u00A0: ses chiffres viennent de ta saisie",
    nextUpdate: "dis dans la prochaine ce que c’est devenu",
    blog: "lis l’article sur ce sujet",
    profile: "complète ton profil",
    aids: "compare les aides et leurs conditions",
  },
  ofMonth: {
    names: { mrr: "MRR", cash: "Trésorerie", burn: "Dépense nette", cac: "CAC", churn: "Churn mensuel", nps: "NPS" },
    none: (month) => `**Je n’ai pas de chiffres pour ${f.month(month)}.**`,
    kept: (first, last) =>
      first === last
        ? `Le seul mois que tu as saisi est ${f.month(last)}\u00A0:`
        : `Le premier mois que tu as saisi est ${f.month(first)}, le dernier ${f.month(last)}. Voici le dernier\u00A0:`,
  },
  ...figures,
  scenario,
  dilution: {
    refused:
      "Le simulateur de dilution ne peut pas calculer ce tour\u00A0: le pool d’options et les nouvelles actions ne laissent rien, ou le montant ne paie pas une action.",
    defaults:
      "C’est ce que donne le simulateur de dilution avec ses réglages de départ\u00A0: valorisation pre-money, pool d’options créé avant le tour.",
    is: (investors, left) =>
      `**Les nouveaux investisseurs ont ${f.percent(investors)}**\u202F; ceux qui ont des actions aujourd’hui gardent ${f.percent(left)} de ce qu’ils avaient.`,
    ask: "Donne-moi deux montants et je calcule\u00A0: «\u00A0je lève 500\u00A0k€ à 2\u00A0M€ pre-money\u00A0». Ajoute le pool s’il y en a un\u00A0: «\u00A0pool de 10\u00A0%\u00A0».",
    asked: (percent) =>
      `Un tour qui vend ${f.percent(percent)} ramène chaque part à ${f.percent(100 - percent)} de son poids.`,
    noTable:
      "Ta table de capitalisation n’est pas enregistrée\u00A0: avec elle, je te dis ce que deviennent les plus grosses parts.",
  },
  bsa: {
    defaults:
      "C’est ce que donne le simulateur de dilution avec ses réglages de départ\u00A0: les actions du BSA AIR sont dans le pre-money, et le plafond s’applique après la décote.",
    is: (holder) => `**Son porteur aura ${f.percent(holder)}** à la conversion.`,
    before: "C’est avant les actions du tour\u00A0: donne-moi son pre-money et son montant pour savoir ce qui reste.",
    ask: "Donne-moi le montant, le plafond et la décote, et je calcule\u00A0: «\u00A0BSA AIR de 200\u00A0k€, plafond 3\u00A0M€, décote 20\u00A0%\u00A0». Avec le tour\u00A0: «\u00A0puis 1\u00A0M€ à 6\u00A0M€ pre-money\u00A0».",
    rule: "Le porteur prend le meilleur des deux prix\u00A0: celui du plafond, ou celui du tour moins la décote.",
  },
  readiness: {
    none: "**Pas encore de scan**\u00A0: lance-le, il lit ton profil, tes chiffres et ta table de capitalisation.",
    is: (score, done, of) =>
      `**${score} sur 100**\u00A0: ${done} ${done < 2 ? "critère validé" : "critères validés"} sur ${of}.`,
    eligible: (from) => `Tu peux candidater à une Pitch Session depuis le cockpit (dès ${from}).`,
    reached: (from) =>
      `C’est assez pour candidater depuis le cockpit quand une Pitch Session t’est ouverte (dès ${from}).`,
    notYet: (gap, from) =>
      `Il te manque ${points(gap)} pour arriver à ${from} et candidater à une Pitch Session depuis le cockpit. Le formulaire public est ouvert quel que soit le score.`,
    first: "Ce qui rapporte le plus pour le moindre effort\u00A0:",
    step: (title, value) => `- ${title}\u00A0: +${points(value)}`,
    complete: "Rien ne manque\u00A0: tiens tes chiffres à jour chaque mois.",
  },
  session: {
    is: (name, days) => `**${name}, ${days}**.`,
    days: (from, to) => f.days(from, to ?? from),
    until: (day) => `Les candidatures sont ouvertes jusqu’au ${f.weekday(day)}.`,
    open: "Les candidatures sont ouvertes jusqu’à la veille.",
    full: "La session est complète.",
    closed: "Les candidatures sont closes.",
    applied: "Tu as déjà candidaté\u00A0: l’onglet Pitch Session dit où tu en es.",
    none: "**Aucune session n’est annoncée**\u00A0: je ne connais pas de date aujourd’hui. Tu la trouveras dans Pitch Session dès qu’il y en aura une.",
    last: (days) => `Dernière session\u00A0: ${days}.`,
    score: (score, from, revenue) =>
      score >= from
        ? `Ton score de ${score} te permet de candidater depuis le cockpit (dès ${from}). Nous regardons d’abord le chiffre d’affaires annuel\u00A0: au moins ${revenue}.`
        : `Ton score est de ${score}\u00A0: il faut ${from} pour candidater depuis le cockpit. Le formulaire public est ouvert quel que soit le score\u202F; nous regardons d’abord le chiffre d’affaires annuel\u00A0: au moins ${revenue}.`,
    scoreOnly: (score, from) =>
      `Ton score est de ${score}\u00A0: dès ${from}, tu peux candidater depuis le cockpit quand une session prend des candidatures.`,
    noScore: (from, revenue) =>
      `Il faut un score de ${from} pour candidater depuis le cockpit, et tu n’as pas encore de scan. Le formulaire public est ouvert quel que soit le score\u202F; nous regardons d’abord le chiffre d’affaires annuel\u00A0: au moins ${revenue}.`,
  },
  funnel: {
    is: (churn, cac) =>
      churn > 0
        ? `**Commence par la fuite\u00A0: ${f.percent(churn)} de tes clients partent chaque mois**, et chaque nouveau coûte ${money(cac)}.`
        : `**Personne ne part\u00A0: ton levier est le coût d’un client, ${money(cac)}.**`,
    lost: (lost, customers) =>
      `Environ ${money(lost)} de MRR partent chaque mois\u00A0: tu paies d’abord pour les remplacer${customers}.`,
    life: (count) => `Un client reste ${months(count)} en moyenne (1 ÷ churn).`,
    cac: (three) => `CAC\u00A0: ${change(three, "en trois mois")}.`,
    nps: "Il manque ton NPS\u00A0: sans lui, tu ne sais pas qui te recommanderait.",
    hasNps: (nps) => `Ton NPS est de ${f.count(nps)}.`,
    order: "Dans cet ordre\u00A0:",
    keep: (to, kept) => `- Fais descendre le churn à ${f.percent(to)}\u00A0: ${money(kept)} de MRR gardés chaque mois`,
    calls: "- Appelle les cinq derniers clients partis, et demande à chacun une seule raison",
    channel: "- Compare tes canaux par coût d’un client signé, et arrête le plus cher un mois",
    win: "- Demande une mise en relation à tes clients les plus contents\u00A0: elle ne coûte rien",
    unknown: "Je ne connais ni tes visites ni tes devis\u00A0: ceci repose sur tes seuls chiffres du mois.",
  },
  round: {
    is: (sum, count) =>
      `**${money(sum)} pour tenir ${months(count)}** à ta dépense nette moyenne, trésorerie comprise.`,
    enough: (count) =>
      `**Ta trésorerie tient déjà ${months(count)}** à ta dépense nette moyenne\u00A0: une levée paierait la croissance, pas la survie.`,
    profitable: "**Ta trésorerie ne baisse pas**\u00A0: une levée paierait la croissance, pas la survie.",
    late: (count) =>
      `Une levée d’amorçage prend environ six mois, et il t’en reste ${f.count(count)}\u00A0: commence maintenant, et prévois des économies en parallèle.`,
    start: (month) =>
      `Une levée d’amorçage prend environ six mois\u00A0: commence au plus tard en ${f.month(month)}. Trois mois de réserve en plus, c’est plus sûr.`,
    gaps: "Avant le premier appel\u00A0:",
    session: (days) => `La prochaine Pitch Session\u00A0: ${days}.`,
  },
  roadmap: {
    title: (from, to) =>
      `**${capital(f.monthName(from))} à ${f.month(to)}**, d’après ce que disent tes données aujourd’hui\u00A0:`,
    month: (month) => `**${capital(f.monthName(month))}**`,
    numbers: (month, due) => `- Saisis tes chiffres ${ofMonth(month)} au plus tard le ${f.day(due)}`,
    step: (title, value) => `- ${title} (+${points(value)})`,
    floor: (floor) => `- À ce rythme, ton runway passe sous ${months(floor)}\u00A0: décide de tes économies avant`,
    below: (floor) => `- Ton runway est déjà sous ${months(floor)}\u00A0: décide de tes économies maintenant`,
    session: (name) => `- ${name}`,
    closes: (day) => `- Dernier jour pour candidater à la Pitch Session\u00A0: ${f.day(day)}`,
    raise: "- Écris à tes dix premiers investisseurs",
    scan: "- Lance ton premier scan\u00A0: son plan remplira ces mois",
    churn: (to) => `- Fais descendre le churn à ${f.percent(to)}`,
    review: "- Relance le scan et compare avec aujourd’hui",
  },
  priority: {
    request: (count, until) =>
      count === 1
        ? `**Réponds à une demande de mise en relation au plus tard le ${f.date(until)}.** Pour le reste\u00A0:`
        : `**Réponds à ${f.count(count)} demandes de mise en relation, la première au plus tard le ${f.date(until)}.** Pour le reste\u00A0:`,
    also: (count, until) =>
      count === 1
        ? `**Réponds aussi à une demande de mise en relation au plus tard le ${f.date(until)}.**`
        : `**Réponds aussi à ${f.count(count)} demandes de mise en relation, la première au plus tard le ${f.date(until)}.**`,
    profile: (count) =>
      `**Ton profil d’abord**\u00A0: il reste ${count === 1 ? "un champ obligatoire" : `${f.count(count)} champs obligatoires`} à remplir.`,
    runway: (count, floor) => `**Ton runway d’abord\u00A0: ${months(count)}**, sous ton plancher de ${months(floor)}.`,
    checkIn: (month) => `**Tes chiffres ${toMonth(month)} d’abord**\u00A0: tout le reste se calcule sur eux.`,
    churn: (churn, limit) =>
      `**Ton churn d’abord\u00A0: ${f.percent(churn)}**, au-dessus de ton alerte de ${f.percent(limit)}.`,
    cac: (rise) => `**Ton CAC d’abord\u00A0: ${change(rise, "en trois mois")}**.`,
    cash: (drop) => `**Ta trésorerie d’abord\u00A0: ${change(drop, "sur un mois")}**.`,
    step: (title, value) => `**${title}**\u00A0: +${points(value)} de score.`,
    next: "Ensuite\u00A0:",
    calm: "**Rien d’urgent**\u00A0: aucun chiffre ne dépasse son seuil.",
  },
  aids: {
    is: (count, all, shown) =>
      `**${count} des ${all} aides répertoriées ici ${count < 2 ? "peut" : "peuvent"} te concerner**, d’après ta région, ton stade et ton secteur${shown < count ? ". Les plus proches" : ""}\u00A0:`,
    aid: (name, payer, amount, deadline, isSure) =>
      `- ${name}, ${payer}${amount ? `\u00A0: ${amount}` : ""}${deadline ? `, jusqu’au ${f.date(deadline)}` : ""}${isSure ? "" : " (ton profil n’en dit pas assez)"}`,
    noneFits: (all) =>
      `**Aucune des ${all} aides répertoriées ici n’est pour ta région, ton stade et ton secteur.** Ce que le blog a vérifié sur les aides\u00A0:`,
    none: "**Aucune aide n’est répertoriée ici.** Ce que le blog a vérifié sur les aides\u00A0:",
    toConfirm: "Montants et conditions restent à confirmer auprès des organismes qui les versent.",
    check: "Chacune a sa source et sa date dans son onglet\u00A0: vérifie-les avant de déposer ta demande.",
  },
  introductions: {
    is: (count) =>
      count === 1
        ? "**Une demande attend ta réponse\u00A0:**"
        : `**${f.count(count)} demandes attendent ta réponse\u00A0:**`,
    one: (who, until) => `- ${who}, jusqu’au ${f.date(until)}`,
    proposed: "un investisseur que nous te proposons",
    unnamed: "un investisseur qui n’a pas indiqué sa structure",
    none: "**Personne n’attend ta réponse.**",
  },
  lastUpdate: {
    is: (on, month) =>
      `**Ta dernière nouvelle est partie le ${f.date(on)}, avec tes chiffres ${ofMonth(month)}.** Voici ce que tu y as écrit\u00A0:`,
    worked: (text) => `- Ce qui a marché\u00A0: ${text}`,
    stuck: (text) => `- Ce qui bloque\u00A0: ${text}`,
    asked: (text) => `- Ce que tu demandais\u00A0: ${text}`,
    none: "**Tu n’as encore envoyé aucune nouvelle aux investisseurs.**",
  },
  articles: {
    is: "**Les articles qui répondent le mieux\u00A0:**",
    none: "**Je n’ai trouvé aucun article là-dessus.** Essaie un seul mot\u00A0: dilution, runway, BSA AIR, due diligence.",
  },
  help: {
    hello: "**Je calcule sur tes propres chiffres et je dis d’où vient chacun.**",
    list: [
      "- Le runway, et ce qu’il devient si tu embauches, économises ou lèves",
      "- La dépense nette, le MRR, le CAC, le churn, et la croissance qu’il te faut",
      "- La dilution, un BSA AIR, et combien lever",
      "- Le Score Readiness, la prochaine session, un plan pour le trimestre",
      "- Qui attend ta réponse, et ce que disait ta dernière nouvelle aux investisseurs",
      "- Les articles du blog et les mots d’une levée",
    ].join("\n"),
  },
  unknown: "**Je ne suis pas certain d’avoir compris.** Voulais-tu demander…",
  others:
    "**Je ne lis que tes données**\u00A0: ni les chiffres, ni les adresses, ni les conversations de quelqu’un d’autre, ni les réglages du site.",
  outside:
    "**Je ne calcule ni impôts, ni TVA, ni cotisations, et je ne donne pas de conseil juridique.** Pour un impôt ou une cotisation, demande à ton expert-comptable\u202F; pour un contrat, un statut ou un litige, à un avocat.",
  outsideAsk:
    "Si tu connais le montant, je te dis ce qu’il laisse\u00A0: «\u00A0si je paie 3\u202F000\u00A0€ de TVA\u00A0».",
  change: "**Je ne modifie rien et je n’envoie rien, je ne fais que lire.** C’est à toi de le faire.",
  changeAt: "Tu peux le faire ici\u00A0:",
  norm: "**Je ne peux pas dire si c’est normal**\u00A0: je ne garde aucun repère d’autres entreprises. Voici ce que disent tes propres chiffres.",
  why: "Tes chiffres du mois ne disent pas pourquoi\u00A0: regarde ce qui a changé ce mois-là, et demande aux personnes concernées.",
  ownTerm: "C’est le sens du mot\u00A0: je ne peux pas juger ton cas à toi.",
  terms,
};
