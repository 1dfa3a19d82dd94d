import type { CustomerKind } from "../../domain/publication/publication.ts";
import { type DemoCheckIn, sampleCheckIns } from "./check-ins.ts";
import { emptyFounderProfile, type FounderProfile } from "../../domain/startup/founder-profile.ts";

type Sample = {
  email: string;
  profile: FounderProfile;
  customers: CustomerKind[];
  deepTech: boolean;
  checkIns: readonly DemoCheckIn[];
};

const sample = (
  name: string,
  profile: Pick<FounderProfile, "sector" | "current_stage" | "region" | "funding_amount_needed" | "description"> &
    Partial<FounderProfile>,
  customers: CustomerKind[],
  checkIns: readonly DemoCheckIn[],
  deepTech = false,
): Sample => ({
  email: `${name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "")}@demo.example`,
  profile: {
    ...emptyFounderProfile,
    startup_name: `${name} (exemple)`,
    founder_name: "Personne inventée",
    ...profile,
  },
  customers,
  deepTech,
  checkIns,
});

/** Invented startups that fill the investors' list; their accounts have no password. */
export const sampleStartups: readonly Sample[] = [
  sample(
    "Balise",
    {
      sector: "mobility",
      current_stage: "mvp-launched",
      region: "bretagne",
      funding_amount_needed: "100k-250k",
      description: "Les vélos-cargos d’une ville partagés entre commerçants, réservés à l’heure.",
    },
    ["B2B"],
    sampleCheckIns.balise,
  ),
  sample(
    "Cerneau",
    {
      sector: "agritech",
      current_stage: "first-customers",
      region: "nouvelle-aquitaine",
      funding_amount_needed: "250k-500k",
      description: "Le tri des noix par caméra, chez le producteur, à la vitesse de la récolte.",
    },
    ["B2B"],
    sampleCheckIns.cerneau,
    true,
  ),
  sample(
    "Drisse",
    {
      sector: "saas",
      current_stage: "product-market-fit",
      region: "pays-de-la-loire",
      funding_amount_needed: "500k-1m",
      description: "Les plannings des chantiers navals, tenus à jour par ceux qui posent les pièces.",
    },
    ["B2B"],
    sampleCheckIns.drisse,
  ),
  sample(
    "Feuillet",
    {
      sector: "edtech",
      current_stage: "growth",
      region: "ile-de-france",
      funding_amount_needed: "1m-2m",
      description: "Des exercices de lecture corrigés à voix haute, pour les classes de cours préparatoire.",
    },
    ["B2B", "B2C"],
    sampleCheckIns.feuillet,
  ),
  sample(
    "Gabarit",
    {
      sector: "industry",
      current_stage: "idea",
      region: "grand-est",
      funding_amount_needed: "0-100k",
      description: "La location entre ateliers de moules qui ne servent que deux fois par an.",
    },
    ["Marketplace"],
    sampleCheckIns.gabarit,
  ),
];

/** For each investor, how many days before the demo is loaded the investor viewed the profile. */
export const viewDays: readonly (readonly number[])[] = [
  [1, 3, 6, 10, 15, 22, 29, 40, 55, 75],
  [2, 5, 9, 14, 20, 27, 45, 60, 90],
  [1, 8, 16, 25, 50, 70, 100],
  [4, 11, 19, 65, 110],
  [7, 13, 28, 80, 115],
  [35, 48, 62, 85, 105, 118],
  [38, 58, 78, 95, 112],
];
