import { lockStartup } from "../../domain/person/startup-contact.server.ts";
import { mustEdit } from "../../domain/startup/access.ts";
import workspaceStyles from "../shell/workspace.css?url";
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
import { saveIfUnchanged, shownOf } from "../../domain/edit-conflict/edit-conflict.server.ts";
import { saveProfile } from "../../domain/publication/founder-profile.server.ts";
import { pathOf } from "../paths.ts";
import { ProfileFrame } from "../profile-kit/profile-frame.tsx";
import { stepIn } from "../profile-kit/step-in.ts";
import { services } from "../context/context.server.ts";
import { doneIn } from "../shell/done.server.ts";
import { type FormAction, handleAction } from "../shell/form/handle-action.server.ts";
import { checked } from "../shell/form/receive.server.ts";
import { useWords } from "../shell/language.tsx";
import { requireActor } from "../shell/require.server.ts";
import { PageBelow } from "../shell/signed-in/page-below.tsx";
import type { Route } from "./+types/profile.page.ts";
import { ownRecords } from "./own-records.server.ts";
import { ProfileForm } from "./profile-form.tsx";
import { founderProfileWords } from "./profile-words.ts";
import { founderWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export async function loader(args: Route.LoaderArgs) {
  requireActor(args, "founder");
  const { request, context } = args;
  const { content, lang } = context.get(services);
  const { searchParams } = new URL(request.url);
  const { profile, savedAt } = await ownRecords(args).profile;
  const { done } = doneIn(args);
  return {
    title: founderProfileWords.in(lang).metadata,
    step: stepIn(founderSteps, searchParams.get("step")),
    profile,
    shown: shownOf(profile),
    savedAt: savedAt && String(savedAt.getTime()),
    saved: done === "saved",
    missing: done === "finishing" ? missingOf(profile) : [],
    completion: founderCompletion(profile),
    complete: isFounderProfileComplete(profile),
    notice: content.find("notice", "founder-profile", lang),
  };
}

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireActor(args, "founder");
  const saving =
    (then: (profile: FounderProfile, step: number) => { to: string; done: string }): FormAction =>
    async (fields) => {
      const { profile: stands } = await readFounderProfile(db, actor);
      return checked(founderForm(fields, stands), async (typed) => {
        const saved = await saveIfUnchanged<FounderProfile, KeptFounderProfile>(db, fields, typed, {
          hold: (tx) => lockStartup(tx, mustEdit(actor)),
          read: async (tx) => (await readFounderProfile(tx, actor)).profile,
          save: (tx, changed) => saveProfile(tx, actor, changed),
        });
        return "refused" in saved ? saved : then(saved.profile, stepIn(founderSteps, fields["step"]));
      })(fields);
    };
  const at = (step: number, done: string) => ({ to: pathOf("founder-profile", { step }), done });
  const stay = saving((_, step) => at(step, "saved"));
  return handleAction(args, {
    "": stay,
    save: stay,
    next: saving((_, step) => at(stepIn(founderSteps, String(step + 1)), "saved")),
    finish: saving((profile) => {
      const [first] = missingOf(profile);
      return first ? at(stepOf(first), "finishing") : { to: pathOf("founder-dashboard"), done: "profile" };
    }),
  });
}

export default function FounderProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(founderProfileWords);
  const founder = useWords(founderWords);
  const { step, profile, shown, savedAt, saved, missing, completion, complete, notice } = loaderData;
  const isDone = (number: number) =>
    (founderSteps[number - 1] ?? []).every((name) => profile[name] !== "" || !requiredOfFounders.includes(name));
  return (
    <>
      <PageBelow to={pathOf("founder-dashboard")} />
      <ProfileFrame
        beside={{ to: pathOf("founder-team"), words: founder.teamOf }}
        words={words}
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
