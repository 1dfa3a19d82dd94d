import workspaceStyles from "../shell/workspace.css?url";
import { redirect } from "react-router";
import { countedOfFounders, founderCompletion, isFounderProfileComplete } from "../../domain/startup/completion.ts";
import { founderForm } from "../../domain/startup/founder-form.server.ts";
import {
  type FounderProfile,
  founderSteps,
  missingOf,
  requiredOfFounders,
  stepOf,
} from "../../domain/startup/founder-profile.ts";
import { type KeptFounderProfile, readFounderProfile } from "../../domain/startup/founder-profile.server.ts";
import { saveStanding, shownOf } from "../../domain/standing/standing.server.ts";
import { saveProfile } from "../../domain/publication/founder-profile.server.ts";
import { pathOf } from "../paths.ts";
import { ProfileFrame } from "../profile-kit/profile-frame.tsx";
import { stepIn } from "../profile-kit/step-in.ts";
import { services, visitor } from "../context/context.server.ts";
import { checked, receiveAtPage } from "../shell/form/receive.server.ts";
import { useWords } from "../shell/language.tsx";
import { requireActor } from "../shell/require.server.ts";
import { PageBelow } from "../shell/signed-in/page-below.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import type { Route } from "./+types/profile.page.ts";
import { ownRecords } from "./own-records.server.ts";
import { ProfileForm } from "./profile-form.tsx";
import { founderProfileWords } from "./profile-words.ts";
import { founderWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export async function loader(asked: Route.LoaderArgs) {
  requireActor(asked, "founder");
  const { request, context } = asked;
  const { content } = context.get(services);
  const { lang } = context.get(visitor);
  const { searchParams } = new URL(request.url);
  const { profile, savedAt } = await ownRecords(asked).profile;
  // What the address says happened is believed where the profile says so too.
  const now = savedAt && String(savedAt.getTime());
  return {
    title: founderProfileWords.in(lang).metadata,
    step: stepIn(founderSteps, searchParams.get("step")),
    profile,
    shown: shownOf(profile),
    savedAt: now,
    saved: now !== null && searchParams.get("saved") === now,
    missing: now !== null && searchParams.get("finishing") === now ? missingOf(profile) : [],
    completion: founderCompletion(profile),
    complete: isFounderProfileComplete(profile),
    notice: content.find("notice", "founder-profile", lang),
  };
}

export function action(asked: Route.ActionArgs) {
  const actor = requireActor(asked, "founder");
  return receiveAtPage(asked, async (fields) => {
    const { profile: stands } = await readFounderProfile(asked.context.get(services).db, actor);
    return checked(founderForm(fields, stands), async (typed) => {
      const finishing = fields["intent"] === "finish";
      const saved = await saveStanding<FounderProfile, KeptFounderProfile>(
        asked.context.get(services).db,
        actor.viewer.id,
        fields,
        typed,
        {
          read: async (tx) => (await readFounderProfile(tx, actor)).profile,
          save: (tx, changed) => saveProfile(tx, actor, changed),
        },
      );
      if ("refused" in saved) return saved;
      const { profile, savedAt } = saved;
      const [first] = finishing ? missingOf(profile) : [];
      const at = savedAt?.getTime() ?? 0;
      if (first) return redirect(pathOf("founder-profile", { step: stepOf(first), finishing: at }), 303);
      const sent = stepIn(founderSteps, fields["step"]);
      const step = fields["intent"] === "next" ? stepIn(founderSteps, String(sent + 1)) : sent;
      return redirect(
        finishing ? pathOf("founder-dashboard", { updated: at }) : pathOf("founder-profile", { step, saved: at }),
        303,
      );
    })(fields);
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function FounderProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const own = useWords(founderProfileWords);
  const founder = useWords(founderWords);
  const { step, profile, shown, savedAt, saved, missing, completion, complete, notice } = loaderData;
  const isDone = (number: number) =>
    (founderSteps[number - 1] ?? []).every((name) => profile[name] !== "" || !requiredOfFounders.includes(name));
  return (
    <>
      <PageBelow to={pathOf("founder-dashboard")} />
      <ProfileFrame
        words={own}
        complete={complete}
        completion={{
          filled: completion.filled,
          of: countedOfFounders.length,
          label: founder.completion(completion.rate),
        }}
        step={step}
        isDone={isDone}
        to={(number) => pathOf("founder-profile", { step: number })}
        back={pathOf("founder-dashboard")}
        notice={notice}
      >
        <ProfileForm
          key={`${step} ${savedAt}`}
          step={step}
          profile={profile}
          shown={shown}
          missing={missing}
          saved={saved}
          refusal={actionData ?? undefined}
        />
      </ProfileFrame>
    </>
  );
}
