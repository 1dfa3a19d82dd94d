import type { Unwritten } from "../../../domain/copilot/model/unwritten.ts";
import type { DocumentKind } from "../../../domain/document/kind.ts";
import type { DocumentFormat, SectionId } from "../../../domain/document/outline.ts";
import { de } from "../../../platform/language/elision.ts";
import { formats } from "../../../platform/language/format.ts";
import type { words as en } from "./words.en.ts";

const { change, count, date, moment, money, month } = formats.fr;
const size = (inPercent: number) => change(Math.abs(inPercent)).replace("+", "");

const listed = (items: readonly string[]) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} et ${items.at(-1)}`;

const kinds: Record<DocumentKind, { name: string; text: string }> = {
  "business-plan": {
    name: "Business Plan",
    text: "Ce qu’une banque ou un investisseur lit d’abord\u00A0: tes chiffres, section par section, et ce qui manque.",
  },
  "pitch-deck": {
    name: "Pitch Deck",
    text: "Des diapositives avec tes chiffres et des graphiques modifiables dans ton logiciel de présentation.",
  },
  roadmap: {
    name: "Roadmap",
    text: "Où tu en es, ce qui vient et à quelles dates\u202F; les jalons entrent dans ton agenda.",
  },
  "go-to-market": {
    name: "Go-to-Market",
    text: "À qui tu vends, par quels canaux, à quel coût\u00A0: ce que disent tes chiffres, et les blancs à remplir.",
  },
};

const sections: Record<SectionId, string> = {
  summary: "En résumé",
  problem: "Le problème et notre solution",
  market: "Le marché",
  model: "Le modèle économique",
  advantage: "Ce que d’autres ne copieront pas",
  traction: "La traction",
  team: "L’équipe",
  finance: "La trésorerie",
  capital: "Le capital",
  raise: "La levée",
  readiness: "La préparation",
  company: "La société",
  today: "Où nous en sommes",
  goals: "Où nous allons",
  milestones: "Les jalons",
  "next-steps": "Les prochaines actions",
  money: "Les moyens",
  customer: "Qui achète",
  offer: "Ce que nous vendons",
  price: "Le prix et le modèle",
  channels: "Les canaux",
  numbers: "Les chiffres",
  budget: "Le budget",
  contact: "Contact",
};

const leads: Partial<Record<SectionId, string>> = {
  summary:
    "[startup_name] travaille dans le secteur [sector], en région [region]. Stade actuel\u00A0: [current_stage].",
  today: "[startup_name], stade actuel\u00A0: [current_stage].",
};

const formatNames: Record<DocumentFormat, string> = {
  docx: "Word (.docx)",
  pptx: "Diapositives (.pptx)",
  md: "Markdown (.md)",
  ics: "Agenda (.ics)",
};

const unwritten: Record<Unwritten, string> = {
  off: "L’IA est coupée dans tes réglages.",
  busy: "L’IA te répond déjà ailleurs\u00A0: réessaie quand elle a fini.",
  many: "Tu as beaucoup demandé à l’IA\u00A0: réessaie dans dix minutes au plus tôt.",
  spent: "Ta startup n’a plus de budget d’IA ce mois-ci.",
  personal: "Une section contient des données personnelles\u00A0: elle n’a pas été envoyée à l’IA.",
  invented: "L’IA a écrit un chiffre ou une adresse qui n’est pas dans tes données\u00A0: nous l’avons rejeté.",
  unreachable: "L’IA ne répond pas.",
  slow: "L’IA a mis trop de temps.",
  stopped: "L’IA s’est arrêtée.",
  long: "L’IA a écrit trop long.",
  empty: "L’IA n’a rien écrit.",
};

export const words: typeof en = {
  kinds,
  sections,
  leads,
  formatNames,
  phrases: {
    title: (kind, startup) => (startup ? `${startup}\u00A0: ${kinds[kind].name}` : kinds[kind].name),
    gap: (what) => `[À compléter\u00A0: ${what}]`,
    composed: "Composé d’après les données du fondateur, sans IA",
    written: (model) =>
      `En partie rédigé par une IA (${model}) d’après les données du fondateur\u202F; le reste est composé sans IA`,
    byModel: "Section rédigée par une IA d’après les données du fondateur",
    colon: "\u00A0: ",
    month: (day) => month(day),
    day: (day) => date(day),
    asOf: (day) => month(day),
    names: { mrr: "MRR", runway: "Runway", cac: "CAC", churn: "Churn mensuel", nps: "NPS" },
    months: (value) => `${count(value)}\u00A0mois`,
    profitable: "rentable",
    over: "plus de 36\u00A0mois",
    figureHeads: ["Chiffre", "Valeur", "Mois"],
    label: "Mois",
    mrrByMonth: "MRR mois par mois",
    mrrSeries: "MRR (€)",
    mrrChange: (inPercent) => `En trois mois, le MRR a ${inPercent < 0 ? "baissé" : "augmenté"} de ${size(inPercent)}.`,
    cashByMonth: "Trésorerie en fin de mois",
    cashSeries: "Trésorerie (€)",
    cash: (cents, day) => `Fin ${month(day)}, la trésorerie s’élevait à ${money(cents / 100)}.`,
    burn: (cents, months) =>
      `Dépense nette moyenne\u00A0: ${money(cents / 100)} par mois (${listed(months.map((day) => month(day)))}).`,
    runway: (months) => `À ce rythme, la trésorerie dure ${count(months)}\u00A0mois.`,
    noBurn: "La société ne consomme pas de trésorerie.",
    holders: { head: ["Détenteur", "Actions", "Part du capital"] },
    score: (score, at) => `Score Readiness\u00A0: ${score} sur 100, scan du ${date(at)}.`,
    criteria: ["Critère", "État", "Points"],
    points: (got, possible) => `${count(got)} sur ${count(possible)}`,
    step: (points) => `${points > 0 ? "+" : ""}${count(points)} ${points < 2 ? "point" : "points"}`,
    milestones: { head: ["Date", "Jalon"] },
    due: (day) => `Chiffres ${de(month(day))} saisis`,
    cashEnds: "La trésorerie s’épuise au rythme d’aujourd’hui",
    floor: (months) => `Plus que ${count(months)}\u00A0mois de trésorerie au rythme d’aujourd’hui`,
    session: (name) => name,
    sessionCloses: (name) => `Clôture des candidatures\u00A0: ${name}`,
    gaps: {
      numbers: "les cinq chiffres du mois",
      holders: "la table de capitalisation",
      score: "le Score Readiness, par un premier scan",
      channels: "deux ou trois canaux, ce que coûte un client par chacun, et le prochain à essayer",
      budget: "la dépense par canal sur six mois, et ce qui s’arrête si rien ne vient",
      milestones: "les jalons, un par ligne avec sa date",
      date: "sa date",
    },
  },
  page: {
    context: "Tes données, tes retouches, tes 20 dernières versions",
    outline: "Le plan",
    outlineText:
      "Décoche ce que tu ne veux pas. Laisse un texte vide pour garder le nôtre\u202F; chiffres, tableaux et graphiques suivent toujours tes données.",
    include: (section) => `Garder «\u00A0${section}\u00A0»`,
    missing: (items) => `Il manque\u00A0: ${listed(items)}.`,
    toPage: "Voir la page",
    pageLabel: "La page telle qu’elle s’imprime",
    whole: "Rien ne manque.",
    fill: "Compléter le profil",
    own: (section) => `Ton texte pour «\u00A0${section}\u00A0»`,
    milestonesHint: "Un par ligne, la date d’abord, par exemple 15/03/2027\u00A0: version 2 chez dix clients.",
    save: "Enregistrer le plan",
    make: "Générer",
    saved: { title: "Plan enregistré", text: "Tes choix et tes textes sont gardés." },
    made: (version) => ({ title: `La version ${version} est prête`, text: "Télécharge-la ci-dessous." }),
    unchanged: (version) => ({
      title: `Rien n’a changé depuis la version ${version}`,
      text: "Pas de nouvelle version\u00A0: tes données et tes textes sont les mêmes.",
    }),
    refused: {
      invalid: { title: "Rien n’est enregistré", text: "Un texte est trop long\u00A0: raccourcis le champ signalé." },
      "too-many": {
        title: "Pas de nouvelle version aujourd’hui",
        text: "Tu en as fait quarante en 24\u00A0heures. Ton plan est enregistré\u202F; réessaie demain.",
      },
      nothing: { title: "Rien à générer", text: "Garde au moins une section." },
      unavailable: { title: "Rien n’a été enregistré", text: "Réessaie." },
    },
    tooLong: "6\u202F000 caractères au plus",
    versions: "Versions",
    none: "Aucune pour l’instant. Une version garde ce qu’elle disait le jour où tu l’as faite\u202F; les 20 dernières restent.",
    version: (number, at) => `Version ${number}, ${moment(at)}`,
    marked: "Composé d’après tes données, sans IA",
    markedModel: (language, titles) =>
      `Rédigé par une IA d’après tes données, ${language}\u00A0: ${titles.join(", ")}. Le reste est composé sans IA.`,
    ai: {
      write: "Générer avec l’IA",
      title: "Ce que l’IA reçoit",
      text: (model, host) =>
        `L’IA est le modèle ${model}, chez ${host}. Elle rédige section par section\u202F; elle peut se tromper\u00A0: relis avant d’envoyer.`,
      leaves: (sections, fields) =>
        `Ce qui sort de The Lab, pour ${sections === 1 ? "une section" : `${sections} sections`}\u00A0: ${listed(fields)}.`,
      data: [
        "MRR, runway, CAC, churn, NPS",
        "le MRR par mois",
        "ta trésorerie et ta dépense nette",
        "ton Score Readiness",
      ],
      stays:
        "Ce qui n’en sort jamais\u00A0: ton nom, ceux de tes cofondateurs et de tes actionnaires, les e-mails, les téléphones, ton SIREN, ta table de capitalisation, les textes que tu écris ici. Une section qui nomme l’un d’eux n’est pas envoyée\u202F; les autres noms écrits dans ton profil le sont.",
      checked:
        "Si l’IA écrit un chiffre absent de tes données, nous rejetons la section et gardons la nôtre. Tes textes, tableaux, graphiques et manques ne changent pas.",
      writing: "L’IA rédige, une minute au plus…",
      off: "Tu as coupé l’IA\u00A0: tes documents sont composés sans elle.",
      settings: "Changer ce réglage",
      kept: (why) => `${unwritten[why]} Le reste est composé d’après tes données, sans IA.`,
    },
    languages: { en: "en anglais", fr: "en français" },
    download: (format, version) => `${formatNames[format]}, version ${version}`,
    crowded: "Beaucoup de documents sont en préparation. Réessaie dans quelques secondes.",
    back: "Revenir au CoPilot",
  },
};
