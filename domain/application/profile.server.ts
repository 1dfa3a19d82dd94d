import { founderForm } from "../startup/founder-form.server.ts";
import type { FounderProfile } from "../startup/founder-profile.ts";
import type { startupStages } from "../startup/options.ts";
import type { Answers } from "./application.ts";

/** An approximate mapping is enough, because the founder can correct the profile. */
const stages: Record<Answers["stage"], (typeof startupStages)[number]> = {
  idea: "idea",
  "pre-seed": "mvp-launched",
  seed: "first-customers",
  "series-a": "growth",
  later: "scale-up",
};

export function profileOf({ email, answers }: { email: string; answers: Answers }): Partial<FounderProfile> {
  const profile: Partial<FounderProfile> = {
    startup_name: answers.companyName,
    founder_name: answers.fullName,
    email,
    website: answers.website,
    description: answers.pitch,
    current_stage: stages[answers.stage],
  };
  const taken = Object.entries(profile).map(([name, value]) =>
    founderForm({ [name]: value }).safeParse({ [name]: value }),
  );
  return Object.assign({}, ...taken.map(({ data }) => data)) as Partial<FounderProfile>;
}
