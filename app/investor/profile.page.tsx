import workspaceStyles from "../shell/workspace.css?url";
import { Link, redirect } from "react-router";
import { investorForm } from "../../domain/investor/investor-form.server.ts";
import {
  areTicketsCrossed,
  type InvestorField,
  investorCompletion,
  investorFields,
  investorSteps,
  isInvestorProfileComplete,
  listedFields,
} from "../../domain/investor/investor-profile.ts";
import { readInvestorProfile, saveInvestorProfile } from "../../domain/investor/investor-profile.server.ts";
import { Ruler } from "../../ui/ruler.tsx";
import { pathOf } from "../paths.ts";
import { services, visitor } from "../server/context.server.ts";
import { checked, type Fields, invalid, receiveAtPage } from "../shell/form/receive.server.ts";
import { FormNotice } from "../shell/form/form-notice.tsx";
import { useWords } from "../shell/language.tsx";
import { requireActor } from "../shell/require.server.ts";
import { Steps } from "../sections/steps.tsx";
import type { Route } from "./+types/profile.page.ts";
import { shownIn } from "./profile-fields.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { investorProfileWords } from "./profile-words.ts";
import { investorWords } from "./words.ts";

const ticketsStep = 3;

const stepIn = (asked: string | null | undefined) => {
  const step = Number(asked);
  return investorSteps[step - 1] ? step : 1;
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const by = requireActor({ request, context }, "investor");
  const { db, content } = context.get(services);
  const { lang } = context.get(visitor);
  const { searchParams } = new URL(request.url);
  const { profile, savedAt } = await readInvestorProfile(db, by);
  return {
    title: investorProfileWords.in(lang).metadata,
    step: stepIn(searchParams.get("step")),
    profile,
    // What the address says happened is believed where the profile says so too.
    saved: savedAt !== null && searchParams.get("saved") === String(savedAt.getTime()),
    completion: investorCompletion(profile),
    complete: isInvestorProfileComplete(profile),
    notice: content.find("notice", "investor-profile", lang),
  };
}

export function action(asked: Route.ActionArgs) {
  const by = requireActor(asked, "investor");
  const save = (fields: Fields) => {
    const step = stepIn(fields["step"]);
    return checked(investorForm(fields, step), async (typed) => {
      const finishing = fields["intent"] === "finish";
      const { profile, savedAt } = await saveInvestorProfile(asked.context.get(services).db, by, typed);
      if (finishing && areTicketsCrossed(profile)) {
        const values = { ...shownIn(profile), ...fields, step: String(ticketsStep) };
        return { ...invalid({ ticket_size_max: "ticketsCrossed" }), values };
      }
      const at = savedAt?.getTime() ?? 0;
      return redirect(
        finishing ? pathOf("investor-dashboard", { updated: at }) : pathOf("investor-profile", { step, saved: at }),
        303,
      );
    })(fields);
  };
  return receiveAtPage(asked, save, listedFields);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? "The Lab" },
  { name: "robots", content: "noindex" },
];

export default function InvestorProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const own = useWords(investorProfileWords);
  const { completion: rateWords } = useWords(investorWords);
  const { profile, saved, completion, complete, notice } = loaderData;
  const step = actionData?.status === "invalid" ? stepIn(actionData.values["step"]) : loaderData.step;
  const isDone = (number: number) => {
    const fields: readonly InvestorField[] = investorSteps[number - 1] ?? [];
    return fields.every((name) => !completion.missing.includes(name));
  };
  return (
    <section className="workspace-page workspace">
      <div className="workspace-head">
        <div>
          <h1>{own.title}</h1>
          <p className="text-ink-2">{complete ? own.complete : own.intro}</p>
        </div>
        <div className="workspace-rate">
          <p>{rateWords(completion.rate)}</p>
          <Ruler
            steps={investorFields.length}
            done={completion.filled || undefined}
            label={rateWords(completion.rate)}
            role="progressbar"
          />
          <Link to={pathOf("investor-dashboard")} className="link">
            {own.back}
          </Link>
        </div>
      </div>
      <Steps
        label={own.stepsLabel}
        steps={own.steps}
        current={step}
        isDone={isDone}
        done={own.done}
        to={(number) => pathOf("investor-profile", { step: number })}
      />
      <div className="profile-sheet panel">
        <ProfileForm key={step} step={step} profile={profile} saved={saved} refusal={actionData ?? undefined} />
      </div>
      <FormNotice notice={notice} />
    </section>
  );
}
