import { redirect } from "react-router";
import { mostPasskeys } from "../../domain/person/account.ts";
import { passkeysOf } from "../../domain/person/passkey.server.ts";
import { secondFactorOf } from "../../domain/person/second-factor.server.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { services, signedIn } from "../context/context.server.ts";
import { useWords } from "../shell/language.tsx";
import type { Route } from "./+types/new-passkey.page.ts";
import { accountMetadata } from "./account-metadata.ts";
import { passkeySiteOf } from "./browser.server.ts";
import { makePasskeyFor } from "./new-passkey.actions.server.ts";
import { makePasskey } from "./passkey-browser.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { Problem } from "./problem.tsx";
import { useErrors } from "./use-errors.ts";
import { wantedIn } from "./way-on.server.ts";
import { authPasskeyWords } from "./passkey-words.ts";
import { PostForm } from "../shell/form/post-form.tsx";
import { CodeField, CurrentPassword } from "./account-fields.tsx";
import type { RouteArgs } from "../shell/require.server.ts";

/**
 * Returns the session. Without a session, or while a second-factor code is still required, throws a redirect to the
 * sign-in page.
 */
function settingUp({ request, context }: RouteArgs) {
  const session = context.get(signedIn);
  if (!session || session.stage === "code") throw redirect(pathOf("sign-in", { to: wantedIn(request) }), 303);
  return session;
}

export async function loader(args: Route.LoaderArgs) {
  const { stage, viewer } = settingUp(args);
  const { title } = authPasskeyWords.in(args.context.get(services).lang).new;
  const required = stage === "enrolment";
  const { db } = args.context.get(services);
  const hasApp = (await secondFactorOf(db, viewer.id)) !== undefined;
  const full = (await passkeysOf(db, viewer.id)).length >= mostPasskeys;
  return { title, required, hasApp, full, possible: passkeySiteOf(args) !== undefined, to: wantedIn(args.request) };
}

export const action = (args: Route.ActionArgs) => makePasskeyFor(args, settingUp(args));

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => accountMetadata(loaderData?.title);

export default function NewPasskey({ loaderData, actionData }: Route.ComponentProps) {
  const { required, hasApp, full, possible, to } = loaderData;
  const words = useWords(authPasskeyWords);
  const own = words.new;
  const refusal = actionData?.refusal;
  const atField = useErrors(refusal);
  const offer = actionData?.shown;
  return (
    <section className="page section contact">
      <div>
        <h1>{offer ? own.last : own.title}</h1>
        <p className="lead mt-4">{offer ? own.lastText : required ? own.required : words.text}</p>
        <p className="mt-6">
          <TextLink to={required ? pathOf("second-factor-setup", { to }) : pathOf("account")}>
            {required ? own.app : own.back}
          </TextLink>
        </p>
      </div>
      <div className="contact-form">
        <Problem refusal={refusal} own={{ passkey: own.refused, many: own.many }} />
        {!possible && <p>{own.unknown}</p>}
        {full && !refusal && <p>{own.many}</p>}
        {offer && (
          <PasskeyButton
            ask={() => makePasskey(offer.options)}
            look="primary"
            label={own.make}
            errors={own}
            otherwise={<p>{own.unknown}</p>}
          >
            <input type="hidden" name="intent" value="finish" />
            <input type="hidden" name="name" value={offer.name} />
            {to && <input type="hidden" name="to" value={to} />}
          </PasskeyButton>
        )}
        {possible && !full && !offer && (
          <PostForm noValidate className="grid gap-5">
            <TextField
              name="name"
              label={own.name}
              hint={own.nameHint}
              required
              maxLength={60}
              defaultValue={refusal?.values["name"]}
              {...atField("name")}
            />
            {!required && <CurrentPassword {...atField("current_password")} />}
            {!required && hasApp && <CodeField {...atField("code")} />}
            <Button type="submit" name="intent" value="begin" className="justify-self-start">
              {own.goOn}
            </Button>
          </PostForm>
        )}
        <noscript>
          <p>{words.noScript}</p>
        </noscript>
      </div>
    </section>
  );
}
