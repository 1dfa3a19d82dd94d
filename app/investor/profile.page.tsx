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
import { saveStanding, shownOf } from "../../domain/standing/standing.server.ts";
import { finishOnboarding, isNewHere } from "../../domain/onboarding/onboarding.server.ts";
import { pathOf } from "../paths.ts";
import { ProfileFrame } from "../profile-kit/profile-frame.tsx";
import { stepIn } from "../profile-kit/step-in.ts";
import { services, visitor } from "../context/context.server.ts";
import { checked, type Fields, invalid, receiveAtPage } from "../shell/form/receive.server.ts";
import { useWords } from "../shell/language.tsx";
import { requireActor } from "../shell/require.server.ts";
import { PageBelow } from "../shell/signed-in/page-below.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import type { Route } from "./+types/profile.page.ts";
import { shownIn } from "./profile-fields.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { investorProfileWords } from "./profile-words.ts";
import { investorWords } from "./words.ts";

const linkedInStep = 2;
const ticketsStep = 3;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = requireActor({ request, context }, "investor");
  const { db, content } = context.get(services);
  const { lang } = context.get(visitor);
  const { searchParams } = new URL(request.url);
  const { profile, savedAt } = await readInvestorProfile(db, actor);
  return {
    title: investorProfileWords.in(lang).metadata,
    step: stepIn(investorSteps, searchParams.get("step")),
    profile,
    shown: shownOf(profile),
    savedAt: savedAt && String(savedAt.getTime()),
    // What the address says happened is believed where the profile says so too.
    saved: savedAt !== null && searchParams.get("saved") === String(savedAt.getTime()),
    completion: investorCompletion(profile),
    complete: isInvestorProfileComplete(profile),
    isNew: await isNewHere(db, actor),
    notice: content.find("notice", "investor-profile", lang),
  };
}

export function action(asked: Route.ActionArgs) {
  const actor = requireActor(asked, "investor");
  const { db } = asked.context.get(services);
  const save = async (fields: Fields) => {
    if (fields["intent"] === "skip") {
      await finishOnboarding(db, actor, "skipped");
      return redirect(pathOf("investor-dashboard"), 303);
    }
    const step = stepIn(investorSteps, fields["step"]);
    return checked(investorForm(fields, step, fields["intent"] === "next"), async (typed) => {
      const finishing = fields["intent"] === "finish";
      const saved = await saveStanding<InvestorProfile, KeptInvestorProfile>(db, actor.viewer.id, fields, typed, {
        read: async (tx) => (await readInvestorProfile(tx, actor)).profile,
        save: (tx, changed) => saveInvestorProfile(tx, actor, changed),
      });
      if ("refused" in saved) return saved;
      const { profile, savedAt } = saved;
      const wrongAt = (at: number, errors: Record<string, string>) => ({
        ...invalid(errors),
        values: { ...shownIn(profile), ...fields, step: String(at) },
      });
      if (finishing && profile.linkedin_url && !isLinkedInPage(profile.linkedin_url))
        return wrongAt(linkedInStep, { linkedin_url: "linkedinInvalid" });
      if (finishing && areTicketsCrossed(profile)) return wrongAt(ticketsStep, { ticket_size_max: "ticketsCrossed" });
      const at = savedAt?.getTime() ?? 0;
      if (finishing) await finishOnboarding(db, actor, "finished");
      const next = fields["intent"] === "next" ? step + 1 : step;
      return redirect(
        finishing
          ? pathOf("investor-dashboard", { updated: at })
          : pathOf("investor-profile", { step: next, saved: at }),
        303,
      );
    })(fields);
  };
  return receiveAtPage(asked, save, listedFields);
}

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function InvestorProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const own = useWords(investorProfileWords);
  const { completion: rateWords } = useWords(investorWords);
  const { profile, shown, savedAt, saved, completion, complete, isNew, notice } = loaderData;
  const step = actionData?.status === "invalid" ? stepIn(investorSteps, actionData.values["step"]) : loaderData.step;
  const isDone = (number: number) => {
    const fields: readonly InvestorField[] = investorSteps[number - 1] ?? [];
    return fields.every((name) => !completion.missing.includes(name));
  };
  return (
    <>
      <PageBelow to={pathOf("investor-dashboard")} />
      <ProfileFrame
        words={own}
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
          shown={shown}
          saved={saved}
          isNew={isNew}
          refusal={actionData ?? undefined}
        />
      </ProfileFrame>
    </>
  );
}
