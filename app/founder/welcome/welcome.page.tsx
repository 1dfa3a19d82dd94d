import { lockStartup } from "../../../domain/person/startup-contact.server.ts";
import { mustEdit } from "../../../domain/startup/access.ts";
import { type ReactNode, use } from "react";
import { redirect, useSubmit } from "react-router";
import { finishOnboarding } from "../../../domain/onboarding/onboarding.server.ts";
import { neededOfFounders } from "../../../domain/startup/completion.ts";
import { founderForm } from "../../../domain/startup/founder-form.server.ts";
import type { FounderProfile } from "../../../domain/startup/founder-profile.ts";
import { type KeptFounderProfile, readFounderProfile } from "../../../domain/startup/founder-profile.server.ts";
import { saveIfUnchanged, shownOf } from "../../../domain/edit-conflict/edit-conflict.server.ts";
import { saveProfile } from "../../../domain/publication/founder-profile.server.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Rows } from "../../../ui/rows.tsx";
import { PageDialog } from "../../../ui/page-dialog.tsx";
import { pathOf } from "../../paths.ts";
import { stepIn } from "../../profile-kit/step-in.ts";
import { services } from "../../context/context.server.ts";
import { FormNotice } from "../../shell/form/form-notice.tsx";
import { type FormAction, handleAction } from "../../shell/form/handle-action.server.ts";
import { checked } from "../../shell/form/receive.server.ts";
import { FailureLine } from "../../shell/form/failure-line.tsx";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { AccountNotice } from "../../shell/signed-in/account-notice.ts";
import { PageBelow } from "../../shell/signed-in/page-below.tsx";
import workspaceStyles from "../../shell/workspace.css?url";
import { ProfileFields, useFounderTold } from "../profile-fields.tsx";
import { useCockpit } from "../use-cockpit.ts";
import { ownRecords } from "../own-records.server.ts";
import { founderProfileWords } from "../profile-words.ts";
import type { Route } from "./+types/welcome.page.ts";
import { welcomeWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

const steps = ["profile", "numbers", "investors"] as const;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export async function loader(args: Route.LoaderArgs) {
  requireActor(args, "founder");
  const { content, lang } = args.context.get(services);
  const { profile } = await ownRecords(args).profile;
  return {
    title: welcomeWords.in(lang).metadata,
    step: stepIn(steps, new URL(args.request.url).searchParams.get("step")),
    profile,
    shown: shownOf(profile),
    notice: content.find("notice", "founder-profile", lang),
  };
}

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireActor(args, "founder");
  const save: FormAction = async (fields) => {
    const step = stepIn(steps, fields["step"]);
    const next = () => redirect(pathOf("founder-welcome", { step: step + 1 }), 303);
    if (steps[step - 1] !== "profile") return next();
    const { profile: stands } = await readFounderProfile(db, actor);
    return checked(founderForm(fields, stands), async (typed) => {
      const saved = await saveIfUnchanged<FounderProfile, KeptFounderProfile>(db, fields, typed, {
        hold: (tx) => lockStartup(tx, mustEdit(actor)),
        read: async (tx) => (await readFounderProfile(tx, actor)).profile,
        save: (tx, changed) => saveProfile(tx, actor, changed),
      });
      return "refused" in saved ? saved : next();
    })(fields);
  };
  return handleAction(args, {
    async skip() {
      await finishOnboarding(db, actor, "skipped");
      return redirect(pathOf("founder-dashboard"), 303);
    },
    async finish() {
      await finishOnboarding(db, actor, "finished");
      return { to: pathOf("founder-dashboard"), done: "welcome" };
    },
    next: save,
    "": save,
  });
}

function Panel({ step, shown, to, children }: { step: number; shown: string; to: string; children: ReactNode }) {
  const words = useWords(welcomeWords);
  return (
    <PostForm
      action={to}
      noValidate
      failure={words.failure}
      displayed={{ shown, tell: useFounderTold() }}
      className="profile-form"
    >
      <h2>{words.steps[step - 1]}</h2>
      {children}
    </PostForm>
  );
}

export default function Welcome({
  loaderData: { step, profile, shown, notice },
  actionData: refusal,
}: Route.ComponentProps) {
  const words = useWords(welcomeWords);
  const { errors: messages } = useWords(founderProfileWords);
  const { erasure } = useCockpit();
  const submit = useSubmit();
  const part = steps[step - 1] ?? "profile";
  const to = pathOf("founder-welcome", { step });
  const errorOf = (name: string) => messages[refusal?.errors[name] as keyof typeof messages];
  return (
    <>
      <PageBelow to={pathOf("founder-dashboard")} />
      <PageDialog
        title={words.title}
        close={words.close}
        closeTo={pathOf("founder-dashboard")}
        onClose={() => void submit({ intent: "skip" }, { method: "post", action: to })}
      >
        <div className="workspace">
          {use(AccountNotice)}
          <p className="font-semibold">{words.step(step)}</p>
          <Panel key={step} step={step} shown={shown} to={to}>
            {refusal && !["invalid", "overtaken"].includes(refusal.status) && <FailureLine {...words.failure} />}
            {part === "profile" ? (
              <>
                <p>{words.profile}</p>
                <ProfileFields
                  fields={neededOfFounders}
                  values={refusal?.values ?? profile}
                  error={errorOf}
                  first={neededOfFounders.find((name) => errorOf(name))}
                />
              </>
            ) : (
              <>
                <p>{words[part].text}</p>
                <Rows rows={words[part].rows.map(([label, value]) => ({ label, value }))} />
                {(part === "numbers" || !erasure) && (
                  <LinkButton
                    to={pathOf(part === "numbers" ? "founder-check-in" : "founder-visibility")}
                    look="secondary"
                    className="justify-self-start"
                  >
                    {words[part].action}
                  </LinkButton>
                )}
              </>
            )}
            <input type="hidden" name="step" value={step} />
            <div className="form-buttons">
              {step < steps.length ? (
                <Button type="submit" name="intent" value="next">
                  {words.next}
                </Button>
              ) : (
                <Button type="submit" name="intent" value="finish">
                  {words.finish}
                </Button>
              )}
              {step > 1 && (
                <LinkButton to={pathOf("founder-welcome", { step: step - 1 })} look="quiet">
                  {words.previous}
                </LinkButton>
              )}
              <Button type="submit" look="quiet" name="intent" value="skip">
                {words.skip}
              </Button>
            </div>
          </Panel>
          {part === "profile" && <FormNotice notice={notice} />}
        </div>
      </PageDialog>
    </>
  );
}
