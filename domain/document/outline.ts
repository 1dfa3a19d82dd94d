import type { FounderField } from "../startup/founder-profile.ts";
import type { DocumentKind } from "./kind.ts";

export type Part =
  | "figures"
  | "mrr"
  | "cash"
  | "holders"
  | "score"
  | "criteria"
  | "steps"
  /** Future dates: the founder's milestones, dates derived from the numbers, and pitch sessions. */
  | "milestones"
  /** The founder's own text only, because no stored data covers the section. */
  | "own";

const sectionIds = [
  "summary",
  "problem",
  "market",
  "model",
  "advantage",
  "traction",
  "team",
  "finance",
  "capital",
  "raise",
  "readiness",
  "company",
  "today",
  "goals",
  "milestones",
  "next-steps",
  "money",
  "customer",
  "offer",
  "price",
  "channels",
  "numbers",
  "budget",
  "contact",
] as const;
export type SectionId = (typeof sectionIds)[number];

export type OutlineSection = { id: SectionId; fields: readonly FounderField[]; parts: readonly Part[] };

const section = (id: SectionId, fields: readonly FounderField[], parts: readonly Part[] = []): OutlineSection => ({
  ...{ id, fields, parts },
});

const team = section("team", ["founder_name", "team_size", "co_founders", "team_presentation"]);
const model = section("model", ["business_model", "key_metrics"]);

export const outlines: Record<DocumentKind, readonly OutlineSection[]> = {
  "business-plan": [
    section("summary", ["startup_name", "sector", "region", "current_stage", "website"], ["score"]),
    section("problem", ["description"]),
    section("market", ["target_market"]),
    model,
    section("advantage", ["competitive_advantage"]),
    section("traction", ["major_clients", "annual_revenue"], ["figures", "mrr"]),
    team,
    section("finance", ["funding_raised", "financial_projections_url"], ["cash"]),
    section("capital", [], ["holders"]),
    section("raise", ["funding_amount_needed", "funding_use", "growth_objectives"]),
    section("readiness", [], ["criteria"]),
    section("company", ["siren", "creation_date", "email", "phone"]),
  ],
  "pitch-deck": [
    section("problem", ["description"]),
    section("market", ["target_market", "sector", "region"]),
    model,
    section("traction", ["major_clients"], ["figures", "mrr"]),
    section("advantage", ["competitive_advantage"]),
    team,
    section("finance", ["annual_revenue", "funding_raised"], ["cash"]),
    section("capital", [], ["holders"]),
    section("raise", ["funding_amount_needed", "funding_use", "growth_objectives"]),
    section("readiness", ["current_stage"], ["score"]),
    section("contact", ["startup_name", "email", "phone", "website"]),
  ],
  roadmap: [
    section("today", ["startup_name", "current_stage"], ["figures", "score"]),
    section("goals", ["growth_objectives"]),
    section("milestones", [], ["milestones"]),
    section("next-steps", [], ["steps"]),
    section("money", ["funding_amount_needed", "funding_use"], ["cash"]),
    team,
  ],
  "go-to-market": [
    section("summary", ["startup_name", "sector", "region", "current_stage"]),
    section("customer", ["target_market", "major_clients"]),
    section("offer", ["description", "competitive_advantage"]),
    section("price", ["business_model", "key_metrics"]),
    section("channels", [], ["own"]),
    section("numbers", [], ["figures", "mrr", "score"]),
    section("goals", ["growth_objectives"]),
    section("budget", ["funding_use"], ["own"]),
    team,
  ],
};

export const formatsOf = {
  "business-plan": ["docx"],
  "pitch-deck": ["pptx"],
  roadmap: ["docx", "md", "ics"],
  "go-to-market": ["docx"],
} as const satisfies Record<DocumentKind, readonly string[]>;

export type DocumentFormat = (typeof formatsOf)[DocumentKind][number];

export const versionsInDay = 40;

/** How many versions of each document are kept; those of the last 24 hours stay, because they count as made that day. */
export const versionsKept = 20;
