import type { InvestorProfile } from "../../domain/investor/investor-profile.ts";

type Wishes = Pick<
  InvestorProfile,
  | "company_name"
  | "investment_stages"
  | "ticket_size_min"
  | "ticket_size_max"
  | "investment_focus"
  | "preferred_sectors"
>;

/** Invented investors who have viewed the demo founder's profile; their accounts have no password. */
export const sampleInvestors: readonly (Wishes & { email: string })[] = [
  {
    email: "amarre@demo.example",
    company_name: "Amarre (exemple)",
    investment_stages: ["seed"],
    ticket_size_min: 50_000,
    ticket_size_max: 300_000,
    investment_focus: ["b2b"],
    preferred_sectors: ["foodtech"],
  },
  {
    email: "bocage@demo.example",
    company_name: "Bocage (exemple)",
    investment_stages: ["pre_seed"],
    ticket_size_min: 10_000,
    ticket_size_max: 50_000,
    investment_focus: [],
    preferred_sectors: [],
  },
  {
    email: "cairn@demo.example",
    company_name: "Cairn (exemple)",
    investment_stages: ["seed", "series_a"],
    ticket_size_min: 200_000,
    ticket_size_max: 1_000_000,
    investment_focus: ["marketplace"],
    preferred_sectors: ["saas", "foodtech"],
  },
  {
    email: "dune@demo.example",
    company_name: "Dune (exemple)",
    investment_stages: ["series_a"],
    ticket_size_min: 500_000,
    ticket_size_max: 2_000_000,
    investment_focus: ["deep-tech"],
    preferred_sectors: [],
  },
  {
    email: "estran@demo.example",
    company_name: "Estran (exemple)",
    investment_stages: ["pre_seed", "seed"],
    ticket_size_min: 25_000,
    ticket_size_max: 100_000,
    investment_focus: ["b2b", "b2c"],
    preferred_sectors: ["cleantech"],
  },
  {
    email: "falaise@demo.example",
    company_name: "Falaise (exemple)",
    investment_stages: ["later"],
    ticket_size_min: 1_000_000,
    ticket_size_max: 5_000_000,
    investment_focus: [],
    preferred_sectors: ["foodtech"],
  },
  {
    email: "galet@demo.example",
    company_name: "Galet Capital (exemple)",
    investment_stages: ["pre_seed", "seed"],
    ticket_size_min: 25_000,
    ticket_size_max: 150_000,
    investment_focus: ["b2b"],
    preferred_sectors: ["foodtech", "saas"],
  },
];
