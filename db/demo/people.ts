import type { TeamFunction } from "../../domain/team/rights.ts";
import type { NewPerson } from "../../domain/person/person.server.ts";

export type Member = NewPerson & { who: string; functions?: readonly TeamFunction[] };

/** The demo accounts with a password; `who` describes each account. */
export const cast = {
  admin: {
    email: "admin@demo.example",
    firstName: "Camille",
    lastName: "Exemple",
    role: "admin",
    lang: "en",
    who: "administrator; the second factor can be skipped here",
  },
  founder: {
    email: "founder@demo.example",
    firstName: "Sacha",
    lastName: "Exemple",
    role: "founder",
    lang: "fr",
    requestedPlan: "elite",
    who: "founder with the Elite plan, complete profile, an accepted application",
  },
  new: {
    email: "new@demo.example",
    firstName: "Noa",
    lastName: "Exemple",
    role: "founder",
    lang: "fr",
    who: "founder on the free plan, nothing filled in",
  },
  investor: {
    email: "investor@demo.example",
    firstName: "Dominique",
    lastName: "Exemple",
    role: "investor",
    lang: "fr",
    who: "approved investor, complete profile",
  },
  pending: {
    email: "pending@demo.example",
    firstName: "Andrea",
    lastName: "Exemple",
    role: "investor",
    lang: "fr",
    who: "investor waiting for approval, nothing filled in",
  },
  editor: {
    email: "editor@demo.example",
    firstName: "Charlie",
    lastName: "Exemple",
    role: "founder",
    lang: "fr",
    who: "co-founder of founder@'s startup, with the seat of an editor",
  },
  investor2: {
    email: "investor2@demo.example",
    firstName: "Morgan",
    lastName: "Exemple",
    role: "investor",
    lang: "fr",
    who: "second approved investor, of another firm, complete profile",
  },
  manager: {
    email: "manager@demo.example",
    firstName: "Lou",
    lastName: "Exemple",
    role: "team",
    functions: ["manager"],
    lang: "en",
    who: "programme manager of the team; the second factor can be skipped here",
  },
  reviewer: {
    email: "reviewer@demo.example",
    firstName: "Alix",
    lastName: "Exemple",
    role: "team",
    functions: ["reviewer"],
    lang: "en",
    who: "reviewer of the team; the second factor can be skipped here",
  },
  expert: {
    email: "expert@demo.example",
    firstName: "Robin",
    lastName: "Exemple",
    role: "team",
    functions: ["expert"],
    lang: "fr",
    who: "growth expert of the team; the second factor can be skipped here",
  },
} as const satisfies Record<string, Member>;
