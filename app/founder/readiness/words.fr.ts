import { needed, type Missing } from "../../../domain/readiness/criterion.ts";
import { formats } from "../../../platform/language/format.ts";
import { words as profile } from "../profile-words.fr.ts";
import type { words as en } from "./words.en.ts";

const { count, date, money, percent, time } = formats.fr;
const { stage, model } = { stage: profile.options.current_stage, model: profile.options.business_model };

const change = (value: number) => `${value > 0 ? "+" : ""}${percent(value)}`.replace("-", "\u2212");
const monthsOf = (value: number) => `${count(value)} mois`;
const outdated = "Chiffres de plus de deux mois, à mettre à jour";
const people = (size: string) =>
  size === "" ? "Taille non indiquée" : size === "solo" ? "Une personne" : `${size.replace("-", " à ")} personnes`;
const counted = (value: number) => `${value} ${value < 2 ? "mot" : "mots"}`;
const inMonths = (value: number) => (value === 3 ? "en trois mois" : value === 2 ? "en deux mois" : "en un mois");
const euros = (cents: number) => money(Math.ceil(cents / 100));
const missing = (gap: Missing) =>
  gap
    ? `${euros(gap.cash)} de trésorerie, ou ${euros(gap.burn)} de dépense nette en moins par mois`
    : "Saisis d’abord tes chiffres du mois";

export const words: typeof en = {
  title: "Score Readiness",
  questions: (number) => `${number} questions`,
  lastScan: (at) => `Dernier scan le ${date(at)} à ${time(at)}`,
  scan: "Scanner ma startup",
  badges: { preparing: "Préparation nécessaire", nearly: "Bientôt prêt", ready: "Prêt à lever" },
  never: "Pas encore évalué",
  neverText:
    "Le scan lit ton profil, tes chiffres mensuels et ta table de capitalisation, et répond à 12 questions. Mêmes données, même score.",
  scanning: "Scan en cours…",
  stale: {
    title: "Ce que lit le scan a changé depuis",
    text: "Ton profil, tes chiffres, ta table de capitalisation ou nos règles\u00A0: relance-le pour en tenir compte.",
  },
  scanned: {
    title: (score, before) =>
      before === null
        ? `${score}, ton premier score`
        : score === before
          ? `${score}, inchangé`
          : `${score}, ${score > before ? "+" : "\u2212"}${Math.abs(score - before)}`,
    text: "Le scan a lu ton profil, tes chiffres et ta table de capitalisation.",
  },
  score: (score) => `Score ${score} sur 100`,
  noScore: "Aucun score pour l’instant",
  floors: { nearly: "Bientôt prêt", eligible: "Éligible", ready: "Prêt à lever", target: "ton objectif" },
  becomes: (step, from, to) => `${step}\u00A0: ton score passe de ${from} à ${to}`,
  why: (points, effort) => `${points} ${points === 1 ? "point" : "points"} pour un effort de ${effort} sur 5.`,
  crossed: {
    nearly: (at) => `À ${at}, ton badge devient «\u00A0Bientôt prêt\u00A0».`,
    eligible: (at) => `À ${at}, tu peux candidater à une Pitch Session depuis le cockpit.`,
    ready: (at) => `À ${at}, ton badge devient «\u00A0Prêt à lever\u00A0».`,
  },
  complete: { title: "Rien ne manque", text: "Tes 12 critères sont validés. Garde tes chiffres à jour chaque mois." },
  criteriaTitle: (done, all) => `${done} ${done < 2 ? "critère" : "critères"} sur ${all}`,
  states: { completed: "validé", warning: "à moitié", incomplete: "non atteint" },
  points: (got, possible) => `${got} sur ${possible}`,
  categories: {
    team: "Équipe",
    market: "Marché",
    model: "Modèle",
    product: "Produit",
    traction: "Traction",
    finance: "Finance",
  },
  criteria: {
    team: "Une équipe de deux ou plus, présentée",
    roles: "Qui fait quoi",
    problem: "Le problème et la solution",
    market: "Qui achète, et combien",
    model: "Le modèle économique",
    advantage: "Difficile à copier",
    product: "Un produit utilisé",
    growth: "La croissance",
    reporting: "Des chiffres à jour",
    retention: "Le churn",
    runway: "Le runway",
    "cap-table": "La table de capitalisation",
  },
  short: {
    team: "équipe",
    roles: "rôles",
    problem: "description",
    market: "marché",
    model: "modèle",
    advantage: "avantage",
    product: "produit",
    growth: "croissance",
    reporting: "chiffres du mois",
    retention: "churn",
    runway: "runway",
    "cap-table": "table de capitalisation",
  },
  evidence: {
    team: ({ size, words: written }) =>
      written >= needed.team.words
        ? `${people(size)}, équipe présentée`
        : `${people(size)}, présentation de ${counted(written)} sur ${needed.team.words}`,
    roles: ({ named }) => (named ? "Les cofondateurs sont nommés" : "Personne n’est nommé"),
    problem: ({ words: written }) =>
      written >= needed.problem.words
        ? `Description de ${needed.problem.words} mots ou plus`
        : written >= needed.problem.half
          ? `${counted(written)}\u00A0: il en faut ${needed.problem.words} pour tous les points`
          : `${counted(written)}\u00A0: il en faut ${needed.problem.half} pour la moitié des points, ${needed.problem.words} pour la totalité`,
    market: ({ written, withNumber }) =>
      withNumber ? "Un marché décrit et chiffré" : written ? "Un marché décrit, sans nombre" : "Marché cible vide",
    model: (its) =>
      [
        its.model === "" ? "Modèle économique vide" : (model[its.model] ?? its.model),
        its.metrics ? "indicateurs clés donnés" : "indicateurs clés vides",
      ].join(", "),
    advantage: ({ words: written }) =>
      written >= needed.advantage.words ? `Expliqué en ${counted(written)}` : `${counted(written)}, il en faut 10`,
    product: (its) => (its.stage === "" ? "Stade non indiqué" : (stage[its.stage] ?? its.stage)),
    growth: (its) => {
      if (its.outdated) return outdated;
      if (its.months === 0) return "Il faut deux mois de chiffres, à trois mois d’écart au plus";
      if (its.percent === null) return its.rises ? "Le MRR est parti de zéro" : "Pas encore de MRR";
      return `${change(its.percent)} ${inMonths(its.months)} (seuil\u00A0: ${percent(needed.growth.percent)}${its.months === 3 ? "" : " en trois mois"})`;
    },
    reporting: ({ months }) =>
      months >= needed.reporting.months
        ? "Les trois derniers mois saisis"
        : months === 0
          ? "Aucun des trois derniers mois saisi"
          : `${months} des trois derniers mois ${months === 1 ? "saisi" : "saisis"}`,
    retention: (its) => {
      if (its.churn === null) return "Aucun churn saisi";
      if (its.outdated) return outdated;
      const shown = percent(Math.ceil(its.churn * 10 - 1e-6) / 10);
      if (its.churn <= needed.retention.churn) return `Churn de ${shown}`;
      return its.churn <= needed.retention.half
        ? `${shown}\u00A0: il faut ${percent(needed.retention.churn)} pour tous les points`
        : `${shown}\u00A0: il faut ${percent(needed.retention.half)} pour la moitié des points, ${percent(needed.retention.churn)} pour la totalité`;
    },
    runway: (its) => {
      if (!its.runway) return "Aucun chiffre saisi";
      if (its.outdated) return outdated;
      if (its.runway.state !== "months")
        return its.runway.state === "profitable" ? "Rentable\u00A0: la trésorerie ne baisse pas" : "Plus de 36 mois";
      const { months } = its.runway;
      if (months >= needed.runway.months) return monthsOf(months);
      return months >= needed.runway.half
        ? `${monthsOf(months)}\u00A0: il en faut ${needed.runway.months} pour tous les points`
        : `${monthsOf(months)}\u00A0: il en faut ${needed.runway.half} pour la moitié des points, ${needed.runway.months} pour la totalité`;
    },
    "cap-table": ({ saved }) => (saved ? "Table enregistrée" : "Aucune table enregistrée"),
  },
  wayTo: (way, step) => `${way}\u00A0: ${step}`,
  planTitle: "Plan d’action",
  planNext: "la suite, triée par points et effort",
  effort: (value) => `effort ${value} sur 5`,
  steps: {
    team: {
      half: () => "Présente ton équipe en 12 mots",
      whole: ({ size, words: written }) =>
        size === "solo"
          ? "Trouve une deuxième personne pour l’équipe"
          : size === ""
            ? "Indique la taille de ton équipe"
            : written < needed.team.words
              ? "Présente ton équipe en 12 mots"
              : "Complète ton équipe",
    },
    roles: { half: () => "Nomme tes cofondateurs", whole: () => "Dis qui fait quoi" },
    problem: {
      half: () => "Décris le problème et ta solution en 60 mots",
      whole: () => "Porte ta description à 150 mots",
    },
    market: { half: () => "Décris qui achète", whole: () => "Chiffre ton marché" },
    model: {
      half: () => "Choisis ton modèle économique",
      whole: (its) =>
        its.model === "" && its.metrics ? "Choisis ton modèle économique" : "Donne tes indicateurs clés",
    },
    advantage: {
      half: () => "Explique ton avantage",
      whole: () => "Dis en 10 mots pourquoi d’autres n’y arrivent pas",
    },
    product: { half: () => "Commence un MVP", whole: () => "Mets ton MVP entre les mains de clients" },
    growth: { half: () => "Fais grandir ton MRR", whole: () => "Atteins 15\u00A0% de croissance en trois mois" },
    reporting: { half: () => "Saisis tes cinq chiffres", whole: () => "Saisis trois mois de chiffres" },
    retention: { half: () => "Fais descendre le churn à 4\u00A0%", whole: () => "Fais descendre le churn à 3\u00A0%" },
    runway: { half: () => "Reviens à 6 mois de runway", whole: () => "Atteins 9 mois de runway" },
    "cap-table": {
      half: () => "Enregistre ta table de capitalisation",
      whole: () => "Enregistre ta table de capitalisation",
    },
  },
  second: "La seconde moitié du critère",
  missing,
  churnGap: (points) =>
    `avec ${count(points)} ${points < 2 ? "point" : "points"} de churn en moins, tu gagnes la moitié des points`,
  ways: {
    profile: "Ouvrir le profil",
    numbers: "Ouvrir mes chiffres",
    scenarios: "Scénarios",
    "cap-table": "Ouvrir la table",
  },
  history: {
    title: "Historique",
    text: "Recalculé avec les règles actuelles à partir de tes chiffres du mois\u202F; le reste est repris du dernier scan.",
    label: (months, scores) => `Score, ${months}\u00A0: ${scores}`,
    eligible: (at) => `${at} éligible`,
    columns: { month: "Mois", moved: "Ce qui a bougé", score: "Score" },
    first: "premier mois",
    same: "rien",
    moved: (name, points) => `${name} ${points > 0 ? "+" : "\u2212"}${Math.abs(points)}`,
  },
  calculation: {
    title: "Le calcul",
    text: "Un critère validé rapporte tous ses points, un critère à moitié rempli la moitié. Les 12 questions totalisent 100 points. Rien d’autre n’entre dans le score.",
    sum: "Score",
  },
  review: {
    aside: "Un score calculé, pas un avis.",
    ask: "Demander un réexamen de mon score",
    label: "Ce qui te semble faux",
    hint: (days) => `Facultatif. L’équipe te répond sous ${days} jours.`,
    send: "Envoyer la demande",
    asked: { title: "Ta demande est partie", text: "" },
    open: (asked_, due) =>
      `Réexamen demandé le ${date(asked_)}. ${due ? `Réponse au plus tard le ${date(due)}.` : "Nous avons pris du retard sur le délai promis."}`,
    answered: (at, score) => `Réponse du ${date(at)}, sur ton score de ${score}\u00A0:`,
    errors: { messageTooLong: "1\u202F000 caractères au plus." },
    problems: {
      open: "Tu as déjà une demande en attente de réponse.",
      many: "Tu as atteint le nombre maximal de scans en 24\u00A0heures. Ton dernier score reste affiché\u00A0: reviens demain.",
      unscanned: "Scanne d’abord ta startup\u00A0: il n’y a encore aucun score à revoir.",
    },
  },
  failure: { title: "Rien n’a changé", text: "L’envoi n’a pas pu être enregistré. Réessaie." },
};
