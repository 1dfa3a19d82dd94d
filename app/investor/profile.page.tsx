import { holdPerson } from "../../domain/person/person.server.ts";
import workspaceStyles from "../shell/workspace.css?url";
import { redirect } from "react-router";
import { investorForm } from "../../domain/investor/investor-form.server.ts";
import {
  areTicketsCrossed,
  type InvestorField,
  investorCompletion,
  investorFields,
  type InvestorProfile,
  investorSteps,
  isInvestorProfileComplete,
  isLinkedInPage,
  listedFields,
} from "../../domain/investor/investor-profile.ts";
import {
  type KeptInvestorProfile,
  readInvestorProfile,
  saveInvestorProfile,
} from "../../domain/investor/investor-profile.server.ts";
import { saveIfUnchanged, shownOf } from "../../domain/edit-conflict/edit-conflict.server.ts";
import { finishOnboarding, isNewHere } from "../../domain/onboarding/onboarding.server.ts";
import { pathOf } from "../paths.ts";
import { ProfileFrame } from "../profile-kit/profile-frame.tsx";
import { stepIn } from "../profile-kit/step-in.ts";
import { doneIn } from "../shell/done.server.ts";
import { type FormAction, handleAction } from "../shell/form/handle-action.server.ts";
import { checked, invalid } from "../shell/form/receive.server.ts";
import { useWords } from "../shell/language.tsx";
import { requireActor } from "../shell/require.server.ts";
import { PageBelow } from "../shell/signed-in/page-below.tsx";
import type { Route } from "./+types/profile.page.ts";
import { shownIn } from "./profile-fields.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { investorProfileWords } from "./profile-words.ts";
import { investorWords } from "./words.ts";

const linkedInStep = 2;
const ticketsStep = 3;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireActor(args, "investor");
  const { searchParams } = args.url;
  const { profile, savedAt, firm } = await readInvestorProfile(db, actor);
  return {
    title: investorProfileWords.in(lang).metadata,
    step: stepIn(investorSteps, searchParams.get("step")),
    profile,
    firm,
    shown: shownOf(profile),
    savedAt: savedAt && String(savedAt.getTime()),
    saved: doneIn(args).done === "saved",
    completion: investorCompletion(profile),
    complete: isInvestorProfileComplete(profile),
    isNew: await isNewHere(db, actor),
    notice: content.find("notice", "investor-profile", lang),
  };
}

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireActor(args, "investor");
  const saving =
    (intent: "save" | "next" | "finish"): FormAction =>
    (fields) => {
      const step = stepIn(investorSteps, fields["step"]);
      return checked(investorForm(fields, step, intent === "next"), async (typed) => {
        const saved = await saveIfUnchanged<InvestorProfile, KeptInvestorProfile>(db, fields, typed, {
          hold: (tx) => holdPerson(tx, actor.viewer.id),
          read: async (tx) => (await readInvestorProfile(tx, actor)).profile,
          save: (tx, changed) => saveInvestorProfile(tx, actor, changed),
        });
        if ("refused" in saved) return saved;
        const { profile } = saved;
        const wrongAt = (at: number, errors: Record<string, string>) => ({
          ...invalid(errors),
          values: { ...shownIn(profile), ...fields, step: String(at) },
        });
        if (intent !== "finish")
          return { to: pathOf("investor-profile", { step: intent === "next" ? step + 1 : step }), done: "saved" };
        if (profile.linkedin_url && !isLinkedInPage(profile.linkedin_url))
          return wrongAt(linkedInStep, { linkedin_url: "linkedinInvalid" });
        if (areTicketsCrossed(profile)) return wrongAt(ticketsStep, { ticket_size_max: "ticketsCrossed" });
        await finishOnboarding(db, actor, "finished");
        return { to: pathOf("investor-dashboard"), done: "profile" };
      })(fields);
    };
  return handleAction(
    args,
    {
      "": saving("save"),
      save: saving("save"),
      next: saving("next"),
      finish: saving("finish"),
      async skip() {
        await finishOnboarding(db, actor, "skipped");
        return redirect(pathOf("investor-dashboard"), 303);
      },
    },
    listedFields,
  );
}

export default function InvestorProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(investorProfileWords);
  const { completion: rateWords } = useWords(investorWords);
  const { profile, firm, shown, savedAt, saved, completion, complete, isNew, notice } = loaderData;
  const step = actionData?.status === "invalid" ? stepIn(investorSteps, actionData.values["step"]) : loaderData.step;
  const isDone = (number: number) => {
    const fields: readonly InvestorField[] = investorSteps[number - 1] ?? [];
    return fields.every((name) => !completion.missing.includes(name));
  };
  return (
    <>
      <PageBelow to={pathOf("investor-dashboard")} />
      <ProfileFrame
        words={words}
        complete={complete}
        completion={{ filled: completion.filled, of: investorFields.length, label: rateWords(completion.rate) }}
        step={step}
        isDone={isDone}
        to={(number) => pathOf("investor-profile", { step: number })}
        back={pathOf("investor-dashboard")}
        isNew={isNew}
        notice={notice}
      >
        <ProfileForm
          key={`${step} ${savedAt}`}
          step={step}
          profile={profile}
          firm={firm}
          shown={shown}
          saved={saved}
          isNew={isNew}
          refusal={actionData ?? undefined}
        />
      </ProfileFrame>
    </>
  );
}
