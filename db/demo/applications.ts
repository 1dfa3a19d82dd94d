import type { Answers, ApplicationStatus } from "../../domain/application/application.ts";
import { cast } from "./people.ts";

export type DemoApplication = {
  email: string;
  status: ApplicationStatus;
  /** Hours between submission and the loading of the demo. */
  hoursAgo: number;
  answers: Answers;
};

const answers = (companyName: string, pitch: string, more: Partial<Answers> = {}): Answers => ({
  fullName: "Alix Exemple",
  companyName: `${companyName} (exemple)`,
  website: "",
  customers: "b2b",
  stage: "seed",
  entity: "french",
  fullTimeFounders: "2",
  monthlyRevenue: 12_000,
  pitch,
  ...more,
});

/** One application in each state, plus one whose answer is nearly late and one whose answer is late. */
export const applications: DemoApplication[] = [
  {
    email: cast.founder.email,
    status: "accepted",
    hoursAgo: 30 * 24,
    answers: answers("Marmelade", "Les fruits que personne n’achète, livrés aux restaurants d’un même quartier.", {
      fullName: "Sacha Exemple",
      website: "https://marmelade.example",
    }),
  },
  {
    email: "trombone@demo.example",
    status: "first",
    hoursAgo: 2,
    answers: answers(
      "Trombone",
      "Un logiciel qui range les contrats des petites entreprises et prévient avant l’échéance.",
    ),
  },
  {
    email: "tricycle@demo.example",
    status: "first",
    hoursAgo: 46,
    answers: answers("Tricycle", "Des itinéraires de livraison qui évitent les retours à vide.", {
      stage: "pre-seed",
      monthlyRevenue: 3_500,
    }),
  },
  {
    email: "parapluie@demo.example",
    status: "first",
    hoursAgo: 60,
    answers: answers("Parapluie", "Insurance that small farms can read, priced by the week.", {
      entity: "willing",
      monthlyRevenue: 0,
    }),
  },
  {
    email: "sablier@demo.example",
    status: "first",
    hoursAgo: 20,
    answers: answers("Sablier", "Un planning de salon qui se remplit quand un client annule.", {
      website: "https://sablier.example",
      monthlyRevenue: 4_200,
    }),
  },
  {
    email: "lanterne@demo.example",
    status: "call",
    hoursAgo: 4 * 24,
    answers: answers("Lanterne", "La consommation électrique d’un atelier, lue machine par machine."),
  },
  {
    email: "tabouret@demo.example",
    status: "waitlisted",
    hoursAgo: 29 * 24,
    answers: answers("Tabouret", "La location de mobilier pour les bureaux qui déménagent souvent."),
  },
  {
    email: "cerfvolant@demo.example",
    status: "declined",
    hoursAgo: 28 * 24,
    answers: answers("Cerf-volant", "Une place de marché entre particuliers pour les jouets.", {
      customers: "other",
      stage: "idea",
      monthlyRevenue: 0,
    }),
  },
  {
    email: "moulinette@demo.example",
    status: "freed",
    hoursAgo: 31 * 24,
    answers: answers("Moulinette", "Des plans de table pour les traiteurs, refaits à chaque désistement."),
  },
  {
    email: "passoire@demo.example",
    status: "withdrawn",
    hoursAgo: 27 * 24,
    answers: answers("Passoire", "Le tri des candidatures pour les cuisines de restaurant."),
  },
];

export const revision = {
  of: "trombone@demo.example",
  answers: answers("Trombone", "Les contrats des petites entreprises, rangés et rappelés avant l’échéance."),
};
