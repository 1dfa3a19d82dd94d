import { useLocation } from "react-router";
import { shownOf } from "../../domain/edit-conflict/edit-conflict.server.ts";
import { deviceName } from "../../domain/person/device.ts";
import { isStopped } from "../../domain/notification/stop.server.ts";
import { ownAccount } from "../../domain/person/own.server.ts";
import { passkeysOf } from "../../domain/person/passkey.server.ts";
import { secondFactorOf } from "../../domain/person/second-factor.server.ts";
import { sessionsOf } from "../../domain/person/session.server.ts";
import { waitingErasure } from "../../domain/person/erasure.server.ts";
import { worksOnDesk } from "../../domain/person/viewer.ts";
import { planOf } from "../../domain/plan-grant/current-plan.server.ts";
import { trialUntil } from "../../domain/plan-grant/trial.server.ts";
import { may } from "../../domain/team/rights.ts";
import { formats } from "../../platform/language/format.ts";
import { type Lang, languages } from "../../platform/language/language.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Select, TextField } from "../../ui/field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { dashboardPath, pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { ErasureLine } from "../shell/erasure-line.tsx";
import { erasureWords } from "../shell/erasure-words.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { requireActor, requireViewer } from "../shell/require.server.ts";
import type { Route } from "./+types/account.page.ts";
import { changeAccount } from "./account.actions.server.ts";
import { accountMetadata } from "./account-metadata.ts";
import { Done } from "./done.tsx";
import { doneIn } from "../shell/done.server.ts";
import { PasskeysPart } from "./passkeys-part.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { PlanLine } from "./plan-line.tsx";
import { Problem } from "./problem.tsx";
import { ReviewMailPart } from "./review-mail-part.tsx";
import { SecondFactorPart } from "./second-factor-part.tsx";
import { SessionsPart } from "./sessions-part.tsx";
import { useErrors } from "./use-errors.ts";
import { authAccountWords } from "./account-words.ts";
import { authPasskeyWords } from "./passkey-words.ts";
import { authWords } from "./words.ts";
import { ActionButton } from "../shell/form/action-button.tsx";
import { PostForm } from "../shell/form/post-form.tsx";
import { CurrentPassword } from "./account-fields.tsx";

export async function loader(args: Route.LoaderArgs) {
  const who = requireViewer(args);
  const { db, lang } = args.context.get(services);
  const words = authAccountWords.in(lang);
  const [account, secondFactor, passkeys, sessions] = [
    await ownAccount(db, who.id),
    await secondFactorOf(db, who.id),
    await passkeysOf(db, who.id),
    await sessionsOf(db, who.id),
  ];
  return {
    title: words.title,
    done: { ...words.done, ...authPasskeyWords.in(lang).done }[doneIn(args).done],
    account,
    shown: shownOf({ lang: account.lang }),
    plan: who.startup && (await planOf(db, who.startup.id)),
    trialUntil: who.startup?.role === "owner" ? await trialUntil(db, requireActor(args, "founder").actor) : null,
    erasure: await waitingErasure(db, who.email),
    reviewMail: may({ viewer: who }, "score") ? !(await isStopped(db, "reviews", who.id)) : null,
    secondFactor,
    passkeys,
    dashboard: dashboardPath(who.role, who.functions),
    sessions: sessions.map(({ id, seenAt, device }) => ({
      id,
      seenAt,
      device: deviceName(device, lang),
      own: id === who.sessionId,
    })),
  };
}

export const action = (args: Route.ActionArgs) => changeAccount(args, requireViewer(args));

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => accountMetadata(loaderData?.title);

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { account, shown, plan, erasure, secondFactor, passkeys, sessions, done, dashboard } = loaderData;
  const { trialUntil: trialEnds, reviewMail } = loaderData;
  const words = useWords(authWords);
  const own = useWords(authAccountWords);
  const passkeyWords = useWords(authPasskeyWords);
  const ofErasure = useWords(erasureWords);
  const erasureText = account.role === "investor" ? { ...ofErasure, text: ofErasure.investor } : ofErasure;
  const refusal = actionData ?? undefined;
  const atField = useErrors(refusal);
  const sentIntent = refusal?.values["intent"];
  /** Several forms have a field of the same name, so only the submitted form shows the error. */
  const wrongIn = (intent: string, name: string) => (sentIntent === intent ? atField(name) : {});
  const ownPassword = (intent: string) => <CurrentPassword {...wrongIn(intent, "current_password")} />;
  return (
    // The key changes with each form submission, which remounts the forms and empties the password fields.
    <div key={useLocation().key} className="page section grid gap-7">
      <div>
        <h1>{own.title}</h1>
        <p className="lead mt-4 wrap-anywhere">{account.email}</p>
        {erasure && (
          <div className="mt-4">
            <ErasureLine erasure={erasure} words={erasureText} />
          </div>
        )}
        {plan && <PlanLine {...plan} />}
        {plan && account.requestedPlan && <p className="mt-3">{own.plan(words.signUp.plans[account.requestedPlan])}</p>}
        {trialEnds && <EndTrial until={trialEnds} />}
        <div className="mt-5 flex flex-wrap gap-4">
          {dashboard !== pathOf("account") && <LinkButton to={dashboard}>{words.dashboard}</LinkButton>}
          <LinkButton to={pathOf("account-calendar")} look="secondary">
            {own.calendar}
          </LinkButton>
          <form method="post" action={pathOf("sign-out")}>
            <Button type="submit" look="secondary">
              {own.signOut}
            </Button>
          </form>
        </div>
        <div className="mt-5 empty:hidden">
          <Done>{refusal ? undefined : done}</Done>
          <Problem refusal={refusal} own={{ last: passkeyWords.last }} />
        </div>
      </div>

      <section className="contact">
        <h2 className="text-title-s">{own.emailTitle}</h2>
        <PostForm noValidate className="grid gap-5">
          <TextField
            name="email"
            type="email"
            label={own.newEmail}
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={sentIntent === "email" ? refusal?.values["email"] : undefined}
            {...wrongIn("email", "email")}
          />
          {ownPassword("email")}
          <Button type="submit" name="intent" value="email" look="secondary" className="justify-self-start">
            {own.emailSubmit}
          </Button>
        </PostForm>
      </section>

      <section className="contact">
        <div>
          <h2 className="text-title-s">{own.passwordTitle}</h2>
          <p className="mt-3">{own.passwordText}</p>
        </div>
        <PostForm noValidate className="grid gap-5">
          {ownPassword("password")}
          <NewPasswordField name="new_password" label={words.newPassword} {...wrongIn("password", "new_password")} />
          <Button type="submit" name="intent" value="password" look="secondary" className="justify-self-start">
            {own.passwordSubmit}
          </Button>
        </PostForm>
      </section>

      <SecondFactorPart
        factor={secondFactor}
        required={worksOnDesk(account.role)}
        hasPasskey={passkeys.length > 0}
        password={ownPassword("second-factor-off")}
        wrongCode={wrongIn("second-factor-off", "code")}
      />

      <PasskeysPart passkeys={passkeys} password={ownPassword("passkey-remove")} />

      <section className="contact">
        <h2 className="text-title-s">{own.languageTitle}</h2>
        <PostForm
          noValidate
          className="grid gap-5"
          displayed={{ shown, tell: (_, text) => ({ label: words.language, text: words.languages[text as Lang] }) }}
        >
          <Select
            name="lang"
            label={words.language}
            defaultValue={account.lang}
            {...wrongIn("language", "lang")}
            options={languages.map((each) => ({ id: each, label: words.languages[each] }))}
          />
          <Button type="submit" name="intent" value="language" look="secondary" className="justify-self-start">
            {own.languageSubmit}
          </Button>
        </PostForm>
      </section>

      {reviewMail !== null && <ReviewMailPart isOn={reviewMail} />}

      <SessionsPart sessions={sessions} />
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <TextLink to={pathOf("my-data")}>{words.myData}</TextLink>
        <TextLink to={pathOf("privacy")}>{words.privacy}</TextLink>
      </p>
    </div>
  );
}

function EndTrial({ until }: { until: string }) {
  const words = useWords(authAccountWords).trial;
  const { date } = formats[useLanguage().lang];
  return (
    <div id="trial" className="mt-3 max-w-prose">
      <p>{words.until(date(until))}</p>
      <Disclosure title={words.end}>
        <p>{words.text}</p>
        <ActionButton intent="end-trial" className="mt-4" look="secondary">
          {words.submit}
        </ActionButton>
      </Disclosure>
    </div>
  );
}
