import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  period: "Période",
  periods: { "7d": "7\u00A0jours", "30d": "30\u00A0jours", "90d": "90\u00A0jours", "12m": "12\u00A0mois" },
  range: (from, until) => `Du ${from} au ${until}, aujourd’hui compris.`,
  rangeBefore: (from, until) => `Période précédente\u00A0: du ${from} au ${until}.`,
  before: "Avant",
  beforeOf: (value) => `${value} sur la période précédente`,
  noBefore: "Pas de période précédente",
  method: "Comment c’est compté",
  inTable: (title) => `${title}, en tableau`,
  asTable: "Les mêmes chiffres en tableau",
  day: "Jour",
  month: "Mois",
  others: (count) => `${count} autres`,
  share: "Part",
  shareDefinition:
    "Chaque part est calculée sur l’étape précédente. Elle n’est pas affichée quand une étape compte des personnes absentes de la précédente, par exemple celles qui refusent d’être comptées parmi les visiteurs.",
  file: { section: "Rubrique", what: "Objet", figure: "Chiffre", value: "Valeur" },

  visitors: "Visiteurs",
  visits: "Visites",
  opened: (visits) => `${visits} visites`,
  visitsTitle: "Visites",
  visitsChart: (visitors, visits) =>
    `Visiteurs et visites sur la période\u00A0: ${visitors} visiteurs, ${visits} visites.`,
  visitsDefinition:
    "Une visite est une page publique ouverte par une personne\u00A0: depuis un lien, une autre page ou la barre d’adresse. Un filtre, un changement de langue ou un formulaire sur la même page n’en est pas une. Un visiteur compte une fois par jour et par serveur, quel que soit le nombre de pages\u202F; sur la période, les jours s’additionnent.",
  visitsLeftOut:
    "N’y figurent pas\u00A0: les robots, les pages chargées d’avance, l’équipe lorsqu’elle est connectée et les navigateurs qui envoient «\u00A0Do Not Track\u00A0» ou «\u00A0Global Privacy Control\u00A0».",
  since: (day) => `Compté depuis le ${day}.`,
  noVisits: "Aucune visite n’a été comptée sur cette période.",
  pagesTitle: "Visites par page",
  page: "Page",
  pagesDefinition: "Visites de la période, les deux langues ensemble.",
  languagesTitle: "Visites par langue",
  language: "Langue",
  languages: { en: "Anglais", fr: "Français" },
  languagesDefinition: "La langue dans laquelle la page s’est affichée.",

  leads: "Leads",
  leadsTitle: "Leads par formulaire",
  form: "Formulaire",
  leadsChart: (leads) => `Leads sur la période\u00A0: ${leads}.`,
  leadsDefinition: "Ce qui a été envoyé par un formulaire et enregistré, sans ce que des robots ont rempli.",
  noLeads: "Aucun lead n’est arrivé sur cette période.",
  leadPagesTitle: "Leads par page",
  noPage: "Non précisée par le navigateur",
  leadPagesDefinition: "La page depuis laquelle le formulaire a été envoyé.",
  conversionsTitle: "De la première page au lead",
  conversionsTable: "Visiteurs et leads par première page",
  converted: "Avec un lead",
  conversionsDefinition:
    "Les visiteurs selon la première page de leur visite, et le nombre de personnes, par adresse e-mail, qui ont envoyé un formulaire au cours de cette visite. La première page se transmet comme la campagne\u00A0: il manque donc des leads ici. Aucune part n’est affichée quand les personnes sont plus nombreuses que les visiteurs comptés.",
  campaignsTitle: "Leads par campagne",
  campaign: "Source · campagne",
  noCampaign: "Aucune campagne dans l’adresse",
  campaignsDefinition:
    "D’après «\u00A0utm_source\u00A0», «\u00A0utm_campaign\u00A0» ou «\u00A0gclid\u00A0» dans l’adresse où commence la visite. Les pages se la transmettent et rien n’est enregistré dans le navigateur\u00A0: une campagne se perd quand la personne revient plus tard, n’a pas JavaScript ou refuse d’être comptée.",

  step: "Étape",
  people: "Nombre",
  quizTitle: "Du quiz au guide",
  quiz: { visits: "Visites du quiz", begun: "Quiz commencés", sent: "Quiz envoyés", guides: "Guides demandés ensuite" },
  quizDefinition:
    "Un quiz est commencé quand une première réponse est donnée, une fois par jour et par personne\u202F; la réponse n’est jamais enregistrée. Les personnes absentes des visites le sont ici aussi, mais pas des quiz envoyés. Le guide compte s’il a été demandé plus tard avec le même e-mail, jusqu’à aujourd’hui.",
  applicationTitle: "De la page de candidature à l’entrée dans le programme",
  application: {
    visits: "Visites de la page",
    started: "Brouillons commencés",
    sent: "Candidatures envoyées",
    first: "Première réponse\u00A0: oui",
    final: "Réponse finale\u00A0: oui",
  },
  applicationDefinition:
    "Visites, brouillons et premiers envois de la période\u202F; les deux réponses sont celles que ces candidatures ont reçues jusqu’à aujourd’hui\u202F; celles de la période précédente ont donc eu plus de temps. Un brouillon commence dès qu’un e-mail valide figure dans le formulaire\u202F; sans JavaScript, il n’y en a pas.",
  guideTitle: "De la page du guide à son dernier jour",
  guide: {
    visits: "Visites de la page",
    asked: "Guides demandés",
    begun: "Guides commencés",
    oneDay: "Au moins un jour fait",
    oneWeek: "Au moins sept jours faits",
    all: "Les trente jours faits",
  },
  guideDefinition:
    "Visites, demandes et débuts de la période\u202F; une nouvelle demande poursuit le guide déjà commencé. Un jour compte quand son lecteur l’a marqué comme fait, jusqu’à aujourd’hui\u00A0: l’ouverture d’un e-mail n’est pas mesurée.",

  response: "Première réponse, médiane",
  responseTitle: "Première réponse aux candidatures",
  reviewersTitle: "Dossiers par évaluateur",
  reviewersDefinition:
    "Candidatures confiées à chaque évaluateur pendant la période, sans celles qui sont passées à quelqu’un d’autre avant d’être notées.",
  reader: "Évaluateur",
  formerReader: "Un ancien collègue",
  files: "Dossiers",
  responseNone: "Pas encore",
  responseNoneBefore: "Aucune sur la période précédente",
  underAnHour: "<\u00A01\u00A0h",
  hours: (hours) => `${hours}\u00A0h`,
  days: (days) => `${days}\u00A0jours`,
  responseOf: (count, one) =>
    `Sur ${count} ${one ? "candidature qui a reçu" : "candidatures qui ont reçu"} une réponse`,
  answers: (hours) => ({
    within: `Réponse en ${hours}\u00A0heures au plus`,
    after: "Réponse plus tard",
    waiting: `En attente depuis moins de ${hours}\u00A0heures`,
    late: `En attente depuis plus de ${hours}\u00A0heures`,
  }),
  responseDefinition:
    "Pour les candidatures envoyées dans la période (le dernier envoi, en cas de retrait)\u00A0: les heures jusqu’au départ de la première réponse. La moitié a reçu sa réponse plus vite que la médiane. Celles qui ont été retirées sans réponse n’y sont pas.",
};
