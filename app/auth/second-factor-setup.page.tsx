import type { ReactNode } from "react";
import { redirect } from "react-router";
import { countOwnChange } from "../../domain/person/own-changes.server.ts";
import { checkOwnPassword } from "../../domain/person/password.server.ts";
import {
  confirmSecondFactor,
  offeredKey,
  secondFactorOf,
  skipSecondFactor,
} from "../../domain/person/second-factor.server.ts";
import { renewRecoveryCodes } from "../../domain/person/recovery-codes.server.ts";
import { totpAddress } from "../../platform/auth/totp.server.ts";
import { isDemo } from "../../platform/installation/demo.server.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { services, signedIn } from "../context/context.server.ts";
import { useWords } from "../shell/language.tsx";
import type { Route } from "./+types/second-factor-setup.page.ts";
import { secondFactorForm, skipForm } from "./account-fields.server.ts";
import { accountMetadata } from "./account-metadata.ts";
import { browserOf, cookieOf } from "./browser.server.ts";
import { Done } from "./done.tsx";
import { Problem } from "./problem.tsx";
import { qrCode } from "./qr-code.server.ts";
import { byIntent, checked, invalid, limited } from "../shell/form/receive.server.ts";
import { receiveAtAccount, type Shown } from "./receive.server.ts";
import type { Refusal } from "../shell/form/refusal.ts";
import { useErrors } from "./use-errors.ts";
import { wantedIn, wayOn } from "./way-on.server.ts";
import { authWords } from "./words.ts";
import { authAccountWords } from "./account-words.ts";
import { authPasskeyWords } from "./passkey-words.ts";
import { PostForm } from "../shell/form/post-form.tsx";
import { CodeField, CurrentPassword } from "./account-fields.tsx";
import type { RouteArgs } from "../shell/require.server.ts";

type Codes = { codes: string[]; isNew: boolean; next: string };

/** Redirects to the sign-in page without a session, or while a second-factor code is still required. */
async function settingUp({ request, context }: RouteArgs) {
  const session = context.get(signedIn);
  if (!session || session.stage === "code") throw redirect(pathOf("sign-in", { to: wantedIn(request) }), 303);
  return { session, isSetUp: (await secondFactorOf(context.get(services).db, session.viewer.id)) !== undefined };
}

export async function loader(args: Route.LoaderArgs) {
  const { session, isSetUp } = await settingUp(args);
  const { db, secret, content } = args.context.get(services);
  const { isSetUp: renewed, setup } = authWords.in(args.context.get(services).lang).secondFactor;
  // Once the second factor is set up, the page shows the recovery codes instead of an authenticator key.
  if (isSetUp) return { title: renewed, offered: null };
  const key = offeredKey(secret, session.viewer.sessionId);
  const required = session.stage === "enrolment";
  const offered = {
    to: wantedIn(args.request),
    key: key.replaceAll(/(.{4})(?=.)/g, "$1 "),
    qr: qrCode(totpAddress(key, content.site.organisation, session.viewer.email)),
    required,
    skippable: required && (await isDemo(db)),
  };
  return { title: setup, offered };
}

export async function action(args: Route.ActionArgs) {
  const { session, isSetUp } = await settingUp(args);
  const { role, id: personId } = session.viewer;
  const cookie = (token: string) => ({ "Set-Cookie": cookieOf(args, { token, role }) });
  const { db, secret } = args.context.get(services);
  const browser = browserOf(args);
  const nextOf = (to: string | undefined) =>
    session.stage === "open" && !to ? pathOf("account") : wayOn("open", session.viewer, to);
  const skip = checked(skipForm, async ({ to }) => {
    if (isSetUp || session.stage !== "enrolment" || !(await isDemo(db))) return { refused: "failed", http: 403 };
    return redirect(nextOf(to), { status: 303, headers: cookie(await skipSecondFactor(db, session, browser)) });
  });
  const setUp = checked(secondFactorForm, async ({ code, password = "", to }) => {
    if (session.stage === "open") {
      const { address } = browser;
      const own = await checkOwnPassword(db, secret, { personId, password, address });
      if (own.status === "limited") return limited(own);
      if (own.status === "wrong") return invalid({ password: "passwordWrong" });
      const tooMany = await countOwnChange(db, personId, "access");
      if (tooMany) return limited(tooMany);
    }
    if (!code) return invalid({ code: "codeRequired" });
    if (isSetUp) {
      const renewed = await renewRecoveryCodes(db, secret, personId, code, browser);
      if (renewed.status === "limited") return limited(renewed);
      if (renewed.status === "wrong") return invalid({ code: "codeWrong" });
      return { shown: { codes: renewed.codes, isNew: false, next: pathOf("account") }, headers: {} };
    }
    const answer = await confirmSecondFactor(db, session, secret, code, browser);
    if (answer.status === "wrong") return invalid({ code: "codeWrong" });
    return { shown: { codes: answer.codes, isNew: true, next: nextOf(to) }, headers: cookie(answer.token) };
  });
  return receiveAtAccount<Codes>(args, byIntent<Response | Shown<Codes>>({ skip, "": setUp }));
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => accountMetadata(loaderData?.title);

export default function SecondFactorSetup({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(authWords);
  const { title: account, recovery } = useWords(authAccountWords);
  const passkey = useWords(authPasskeyWords).new;
  const refusal = actionData?.refusal;
  if (actionData?.shown)
    return (
      <section className="page section">
        <h1>{words.secondFactor.codesTitle}</h1>
        <div className="mt-5 empty:hidden">
          <Done>{actionData.shown.isNew ? words.secondFactor.nowOn : words.secondFactor.renewed}</Done>
        </div>
        <p className="lead mt-4">{words.secondFactor.codesText}</p>
        <ul className="mt-6 grid gap-3 [font-variant-numeric:tabular-nums] m:grid-cols-2">
          {actionData.shown.codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <LinkButton to={actionData.shown.next} reloadDocument className="mt-6">
          {words.secondFactor.goOn}
        </LinkButton>
      </section>
    );
  if (!loaderData.offered)
    return (
      <section className="page section">
        <h1>{words.secondFactor.isSetUp}</h1>
        <LinkButton to={pathOf("account")} className="mt-6">
          {account}
        </LinkButton>
        <section className="contact mt-6">
          <div>
            <h2 className="text-title-s">{recovery.renew}</h2>
            <p className="mt-3">{recovery.text}</p>
          </div>
          <CodeForm refusal={refusal} asksPassword anyCode>
            <Button type="submit" look="secondary" className="justify-self-start">
              {recovery.submit}
            </Button>
          </CodeForm>
        </section>
      </section>
    );
  const { to, key, qr, required, skippable } = loaderData.offered;
  return (
    <section className="page section contact">
      <div>
        <h1>{words.secondFactor.setup}</h1>
        <p className="lead mt-4">{required ? passkey.required : words.secondFactor.offered}</p>
        {required ? (
          <LinkButton to={pathOf("new-passkey", { to })} className="mt-6">
            {passkey.title}
          </LinkButton>
        ) : (
          <p className="mt-6">
            <TextLink to={pathOf("account")}>{passkey.back}</TextLink>
          </p>
        )}
        <p className="mt-6">{required ? words.secondFactor.scanInstead : words.secondFactor.scan}</p>
        <svg
          role="img"
          aria-label={words.secondFactor.qr}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          width={208}
          height={208}
          className="mt-4"
        >
          <rect width={qr.size} height={qr.size} fill="#fff" />
          <path d={qr.path} fill="#000" />
        </svg>
        <p className="mt-4">
          {words.secondFactor.key} <code>{key}</code>
        </p>
      </div>
      <div className="contact-form">
        <CodeForm refusal={refusal} asksPassword={!required}>
          {to && <input type="hidden" name="to" value={to} />}
          <Button type="submit" className="justify-self-start">
            {words.secondFactor.confirm}
          </Button>
        </CodeForm>
        {skippable && (
          <PostForm>
            {to && <input type="hidden" name="to" value={to} />}
            <Button type="submit" name="intent" value="skip" look="quiet">
              {words.secondFactor.skip}
            </Button>
          </PostForm>
        )}
      </div>
    </section>
  );
}

type CodeFormProps = {
  refusal: Refusal | undefined;
  asksPassword: boolean;
  /** Whether a recovery code is accepted as well as the authenticator app's six-digit code. */
  anyCode?: boolean;
  children: ReactNode;
};

function CodeForm({ refusal, asksPassword, anyCode = false, children }: CodeFormProps) {
  const words = useWords(authWords);
  const atField = useErrors(refusal);
  return (
    <PostForm noValidate className="grid gap-5">
      <Problem refusal={refusal} />
      {asksPassword && <CurrentPassword name="password" {...atField("password")} />}
      <CodeField
        hint={anyCode ? undefined : words.secondFactor.enter}
        inputMode={anyCode ? undefined : "numeric"}
        maxLength={anyCode ? 40 : 10}
        {...atField("code")}
      />
      {children}
    </PostForm>
  );
}
