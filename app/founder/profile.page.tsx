import workspaceStyles from "../shell/workspace.css?url";
import { Link, redirect } from "react-router";
import { countedOfFounders, founderCompletion, isFounderProfileComplete } from "../../domain/startup/completion.ts";
import { founderForm } from "../../domain/startup/founder-form.server.ts";
import { founderSteps, missingOf, requiredOfFounders, stepOf } from "../../domain/startup/founder-profile.ts";
import { readFounderProfile, saveFounderProfile } from "../../domain/startup/founder-profile.server.ts";
import { Ruler } from "../../ui/ruler.tsx";
import { pathOf } from "../paths.ts";
import { services, visitor } from "../server/context.server.ts";
import { checked, receiveAtPage } from "../shell/form/receive.server.ts";
import { FormNotice } from "../shell/form/form-notice.tsx";
import { useWords } from "../shell/language.tsx";
import { requireActor } from "../shell/require.server.ts";
import { Steps } from "../sections/steps.tsx";
import type { Route } from "./+types/profile.page.ts";
import { ProfileForm } from "./profile-form.tsx";
import { founderProfileWords } from "./profile-words.ts";
import { founderWords } from "./words.ts";

const stepIn = (asked: string | null | undefined) => {
  const step = Number(asked);
  return founderSteps[step - 1] ? step : 1;
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const by = requireActor({ request, context }, "founder");
  const { db, content } = context.get(services);
  const { lang } = context.get(visitor);
  const { searchParams } = new URL(request.url);
  const { profile, savedAt } = await readFounderProfile(db, by);
  // What the address says happened is believed where the profile says so too.
  const now = savedAt && String(savedAt.getTime());
  return {
    title: founderProfileWords.in(lang).metadata,
    step: stepIn(searchParams.get("step")),
    profile,
    saved: now !== null && searchParams.get("saved") === now,
    missing: now !== null && searchParams.get("finishing") === now ? missingOf(profile) : [],
    completion: founderCompletion(profile),
    complete: isFounderProfileComplete(profile),
    notice: content.find("notice", "founder-profile", lang),
  };
}

export function action(asked: Route.ActionArgs) {
  const by = requireActor(asked, "founder");
  return receiveAtPage(asked, (fields) =>
    checked(founderForm(fields), async (typed) => {
      const finishing = fields["intent"] === "finish";
      const { profile, savedAt } = await saveFounderProfile(asked.context.get(services).db, by, typed);
      const [first] = finishing ? missingOf(profile) : [];
      const at = savedAt?.getTime() ?? 0;
      if (first) return redirect(pathOf("founder-profile", { step: stepOf(first), finishing: at }), 303);
      const step = stepIn(fields["step"]);
      return redirect(
        finishing ? pathOf("founder-dashboard", { updated: at }) : pathOf("founder-profile", { step, saved: at }),
        303,
      );
    })(fields),
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? "The Lab" },
  { name: "robots", content: "noindex" },
];

export default function FounderProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const own = useWords(founderProfileWords);
  const founder = useWords(founderWords);
  const { step, profile, saved, missing, completion, complete, notice } = loaderData;
  const isDone = (number: number) =>
    (founderSteps[number - 1] ?? []).every((name) => profile[name] !== "" || !requiredOfFounders.includes(name));
  return (
    <section className="workspace-page workspace">
      <div className="workspace-head">
        <div>
          <h1>{own.title}</h1>
          <p className="text-ink-2">{complete ? own.complete : own.intro}</p>
        </div>
        <div className="workspace-rate">
          <p>{founder.completion(completion.rate)}</p>
          <Ruler
            steps={countedOfFounders.length}
            done={completion.filled || undefined}
            label={founder.completion(completion.rate)}
            role="progressbar"
          />
          <Link to={pathOf("founder-dashboard")} className="link">
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
        to={(number) => pathOf("founder-profile", { step: number })}
      />
      <div className="profile-sheet panel">
        <ProfileForm
          key={step}
          step={step}
          profile={profile}
          missing={missing}
          saved={saved}
          refusal={actionData ?? undefined}
        />
      </div>
      <FormNotice notice={notice} />
    </section>
  );
}
