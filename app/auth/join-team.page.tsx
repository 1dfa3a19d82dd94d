import { data, redirect } from "react-router";
import { acceptInvitation } from "../../domain/colleague/accept.server.ts";
import { openInvitation, readInvitation } from "../../domain/colleague/invitation.server.ts";
import { rememberPerson } from "../../domain/person/known-browser.server.ts";
import { formats } from "../../platform/language/format.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { services } from "../context/context.server.ts";
import { jarOf } from "../shell/browser-past.server.ts";
import { takePress } from "../shell/form/link-press.server.ts";
import { checked, invalid } from "../shell/form/receive.server.ts";
import { masked } from "../shell/masked.ts";
import { usePostedForm } from "../shell/form/use-posted-form.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import type { Route } from "./+types/join-team.page.ts";
import { joinTeamForm } from "./account-fields.server.ts";
import { accountMetadata } from "./account-metadata.ts";
import { browserOf, cookieOf } from "./browser.server.ts";
import { LinkGone } from "./link-gone.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { personalHeaders } from "../shell/personal-headers.ts";
import { Problem } from "./problem.tsx";
import { receiveAtAccount } from "./receive.server.ts";
import { wayOn } from "./way-on.server.ts";
import { authWords } from "./words.ts";

/** Opening the page does not use up the link, because mail programs prefetch links; submitting the form does. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, secret } = context.get(services);
  const words = authWords.in(context.get(services).lang);
  const id = readInvitation(secret, params.token);
  const found = id && (await openInvitation(db, id));
  if (!found) return data({ invitation: null, title: words.gone.title }, { status: 404 });
  const { email, functions, expiresAt } = found;
  return data({ invitation: { whose: masked(email), functions, expiresAt }, title: words.join.title });
}

export const action = (args: Route.ActionArgs) =>
  receiveAtAccount(
    args,
    checked(joinTeamForm, async (typed) => {
      const { db, secret } = args.context.get(services);
      const id = readInvitation(secret, args.params.token);
      if (id) await takePress(args, id);
      const made = id && (await acceptInvitation(db, { id, ...typed, browser: browserOf(args) }));
      if (!made) return { refused: "gone", http: 404 };
      if (made.problem !== undefined) return invalid({ password: made.problem });
      const headers = new Headers({ "Set-Cookie": cookieOf(args, made) });
      const known = rememberPerson(jarOf(args), made.personId);
      if (known) headers.append("Set-Cookie", known);
      return redirect(wayOn("enrolment", made), { status: 303, headers });
    }),
  );

export const headers: Route.HeadersFunction = personalHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => accountMetadata(loaderData?.title);

export default function JoinTeam({ loaderData: { invitation }, actionData }: Route.ComponentProps) {
  const words = useWords(authWords);
  const { date } = formats[useLanguage().lang];
  const refusal = actionData?.refusal;
  const fields = usePostedForm(words.errors, refusal);
  const typed = refusal?.values ?? {};
  if (!invitation) return <LinkGone />;
  const { whose, functions, expiresAt } = invitation;
  const { join } = words;
  return (
    <section className="page section contact">
      <div>
        <h1>{join.title}</h1>
        <p className="lead mt-4 wrap-anywhere">{join.text(whose)}</p>
        <p className="mt-4">{join.as(functions.map((each) => join.functions[each]).join(", "))}</p>
        <p className="mt-4">{join.next}</p>
        <p className="note mt-4">{join.until(date(expiresAt))}</p>
      </div>
      <form {...fields.posted} className="contact-form">
        {fields.summary}
        <Problem refusal={refusal} />
        <TextField
          name="firstName"
          label={join.firstName}
          autoComplete="given-name"
          defaultValue={typed["firstName"]}
          maxLength={80}
          required
          {...fields.at("firstName")}
        />
        <TextField
          name="lastName"
          label={join.lastName}
          autoComplete="family-name"
          defaultValue={typed["lastName"]}
          maxLength={80}
          required
          {...fields.at("lastName")}
        />
        <NewPasswordField label={words.newPassword} {...fields.at("password")} />
        <Button type="submit" className="justify-self-start">
          {join.submit}
        </Button>
      </form>
    </section>
  );
}
