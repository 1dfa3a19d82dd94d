import { redirect } from "react-router";
import { passkeysOf } from "../../domain/person/passkey.server.ts";
import { passSecondFactor, secondFactorOf } from "../../domain/person/second-factor.server.ts";
import { Button } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { services, signedIn } from "../context/context.server.ts";
import { useWords } from "../shell/language.tsx";
import type { Route } from "./+types/second-factor.page.ts";
import { codeForm } from "./account-fields.server.ts";
import { accountMetadata } from "./account-metadata.ts";
import { browserOf, cookieOf } from "./browser.server.ts";
import { givePasskey } from "./passkey-browser.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { passkeySignIn } from "./passkey-sign-in.server.ts";
import { Problem } from "./problem.tsx";
import { byIntent, checked, invalid, limited } from "../shell/form/receive.server.ts";
import { receiveAtAccount } from "./receive.server.ts";
import { useErrors } from "./use-errors.ts";
import { wantedIn, wayOn } from "./way-on.server.ts";
import { authWords } from "./words.ts";
import { authPasskeyWords } from "./passkey-words.ts";
import { CodeField } from "./account-fields.tsx";
import type { RouteArgs } from "../shell/require.server.ts";

/**
 * Returns the session that waits for a second-factor code. Without such a session, throws a redirect to the sign-in
 * page.
 */
function waiting({ request, context }: RouteArgs) {
  const session = context.get(signedIn);
  if (session?.stage === "code") return session;
  throw redirect(pathOf("sign-in", { to: wantedIn(request) }), 303);
}

export async function loader(args: Route.LoaderArgs) {
  const { id } = waiting(args).viewer;
  const { db, content } = args.context.get(services);
  return {
    to: wantedIn(args.request),
    title: authWords.in(args.context.get(services).lang).secondFactor.title,
    hasApp: (await secondFactorOf(db, id)) !== undefined,
    hasPasskey: (await passkeysOf(db, id)).length > 0,
    contactEmail: content.site.contactEmail,
  };
}

export function action(args: Route.ActionArgs) {
  const session = waiting(args);
  const enterByCode = checked(codeForm, async ({ code, to }) => {
    const { db, secret } = args.context.get(services);
    const answer = await passSecondFactor(db, session, secret, code, browserOf(args));
    if (answer.status === "limited") return limited(answer);
    if (answer.status === "wrong") return invalid({ code: "codeWrong" });
    const { role } = session.viewer;
    return redirect(wayOn("open", session.viewer, to), {
      status: 303,
      headers: { "Set-Cookie": cookieOf(args, { token: answer.token, role }) },
    });
  });
  return receiveAtAccount(args, byIntent({ passkey: passkeySignIn(args), "": enterByCode }));
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => accountMetadata(loaderData?.title);

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const { to, hasApp, hasPasskey, contactEmail } = loaderData;
  const words = useWords(authWords);
  const passkey = useWords(authPasskeyWords);
  const refusal = actionData?.refusal;
  const atField = useErrors(refusal);
  return (
    <section className="page section contact">
      <div>
        <h1>{words.secondFactor.title}</h1>
        <p className="lead mt-4">{hasApp ? words.secondFactor.text : passkey.secondStepOnly}</p>
        {hasApp ? (
          <p className="mt-4">
            {words.secondFactor.lost}{" "}
            {contactEmail ? (
              <a href={`mailto:${contactEmail}`} className="link">
                {contactEmail}
              </a>
            ) : (
              <TextLink to={pathOf("contact")}>{words.reset.writeToUs}</TextLink>
            )}
          </p>
        ) : (
          <p className="mt-4">{passkey.lost}</p>
        )}
      </div>
      <div className="grid content-start gap-6">
        <Problem refusal={refusal} own={{ passkey: passkey.refused }} />
        {hasApp && (
          <form method="post" noValidate className="contact-form">
            {to && <input type="hidden" name="to" value={to} />}
            <CodeField {...atField("code")} />
            <Button type="submit" className="justify-self-start">
              {words.secondFactor.submit}
            </Button>
          </form>
        )}
        {hasPasskey && (
          <PasskeyButton
            ask={givePasskey}
            look={hasApp ? "secondary" : "primary"}
            label={hasApp ? passkey.secondStep : passkey.signIn}
            errors={passkey}
          >
            <input type="hidden" name="intent" value="passkey" />
            {to && <input type="hidden" name="to" value={to} />}
          </PasskeyButton>
        )}
        {!hasApp && (
          <noscript>
            <p>{passkey.noScript}</p>
          </noscript>
        )}
      </div>
    </section>
  );
}
