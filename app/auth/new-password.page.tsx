import { data, redirect } from "react-router";
import { rememberPerson } from "../../domain/person/known-browser.server.ts";
import { openLink, readLink } from "../../domain/person/link.server.ts";
import { setPassword } from "../../domain/person/mailed-password.server.ts";
import { secondFactorOf } from "../../domain/person/second-factor.server.ts";
import { formats } from "../../platform/language/format.ts";
import { Button } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { usePostedForm } from "../shell/form/use-posted-form.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import type { Route } from "./+types/new-password.page.ts";
import { newPasswordForm } from "./account-fields.server.ts";
import { accountMetadata } from "./account-metadata.ts";
import { jarOf } from "../shell/browser-past.server.ts";
import { LinkGone } from "./link-gone.tsx";
import { doneUrl } from "../shell/done.server.ts";
import { personalHeaders } from "../shell/personal-headers.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { Problem } from "./problem.tsx";
import { checked, invalid } from "../shell/form/receive.server.ts";
import { receiveAtAccount } from "./receive.server.ts";
import { authWords } from "./words.ts";
import { takePress } from "../shell/form/link-press.server.ts";

const purposes = ["reset", "setup"] as const;

function linkIn(secret: string, token: string) {
  for (const purpose of purposes) {
    const link = readLink(secret, purpose, token);
    if (link) return { link, purpose };
  }
  return undefined;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, secret } = context.get(services);
  const words = authWords.in(context.get(services).lang);
  const found = linkIn(secret, params.token);
  const opened = found && (await openLink(db, found.link, found.purpose));
  if (!found || !opened)
    return data({ email: null, setup: false, standsSince: null, title: words.gone.title }, { status: 410 });
  const { id, email } = opened.person;
  const setup = found.purpose === "setup";
  const factor = setup ? undefined : await secondFactorOf(db, id);
  return data({
    email,
    setup,
    standsSince: factor?.since ?? null,
    title: setup ? words.reset.setup : words.reset.choose,
  });
}

export const action = (args: Route.ActionArgs) =>
  receiveAtAccount(
    args,
    checked(newPasswordForm, async ({ password }) => {
      const { db, secret } = args.context.get(services);
      const found = linkIn(secret, args.params.token);
      const { address } = args.context.get(services);
      if (found) await takePress(args, found.link);
      const set = found && (await setPassword(db, { ...found, password, address }));
      if (!set) return { refused: "gone", http: 410 };
      if (set.problem) return invalid({ password: set.problem });
      // This browser is remembered, so that failed sign-ins from other browsers do not block the account's owner here. A
      // mailbox alone does not make it known while a second factor stands.
      const known = set.secondFactorStands ? undefined : rememberPerson(jarOf(args), set.personId);
      const notice = set.secondFactorStands ? "password-code" : "password";
      return redirect(doneUrl(args, pathOf("sign-in"), notice), {
        status: 303,
        headers: known ? { "Set-Cookie": known } : {},
      });
    }),
  );

export const headers: Route.HeadersFunction = personalHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => accountMetadata(loaderData?.title);

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { email, setup, standsSince } = loaderData;
  const { lang } = useLanguage();
  const words = useWords(authWords);
  const refusal = actionData?.refusal;
  const fields = usePostedForm(words.errors, refusal);
  if (email === null) return <LinkGone />;
  return (
    <section className="page section contact">
      <div>
        <h1>{setup ? words.reset.setup : words.reset.choose}</h1>
        <p className="lead mt-4">{setup ? words.reset.setupText(email) : words.reset.chooseText(email)}</p>
        {standsSince && (
          <div className="mt-5 grid gap-3">
            <p>{words.reset.stands(formats[lang].date(standsSince))}</p>
            <p>{words.reset.standsHelp}</p>
            <TextLink to={pathOf("contact")} className="justify-self-start">
              {words.reset.writeToUs}
            </TextLink>
          </div>
        )}
      </div>
      <form {...fields.posted} className="contact-form">
        {fields.summary}
        <Problem refusal={refusal} />
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <NewPasswordField label={words.newPassword} {...fields.at("password")} />
        <Button type="submit" className="justify-self-start">
          {words.reset.save}
        </Button>
      </form>
    </section>
  );
}
