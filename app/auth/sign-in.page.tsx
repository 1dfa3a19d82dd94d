import { redirect, redirectDocument } from "react-router";
import { signIn } from "../../domain/person/sign-in.server.ts";
import { Button } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { againKey, pathOf, unsavedKey } from "../paths.ts";
import { services, viewer } from "../context/context.server.ts";
import { usePostedForm } from "../shell/form/use-posted-form.ts";
import { useWords } from "../shell/language.tsx";
import { pageMetadata } from "../shell/page-metadata.ts";
import { masked } from "../shell/masked.ts";
import { rootData } from "../shell/root-data.ts";
import type { Route } from "./+types/sign-in.page.ts";
import { signInForm } from "./account-fields.server.ts";
import { browserOf, cookieOf } from "./browser.server.ts";
import { Catalogue } from "./catalogue.tsx";
import { Done } from "./done.tsx";
import { doneIn } from "../shell/done.server.ts";
import { givePasskey } from "./passkey-browser.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { passkeySignIn } from "./passkey-sign-in.server.ts";
import { Problem } from "./problem.tsx";
import { byIntent, checked, limited } from "../shell/form/receive.server.ts";
import { receiveAtAccount } from "./receive.server.ts";
import { wantedInvitation } from "./wanted-invitation.server.ts";
import { wantedIn, wayOn } from "./way-on.server.ts";
import { authWords } from "./words.ts";
import { authPasskeyWords } from "./passkey-words.ts";
import { AccountEmail, CurrentPassword } from "./account-fields.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { request, url, context } = args;
  const who = context.get(viewer);
  const to = wantedIn(request);
  // With the `again` parameter, a signed-in person must see the sign-in form, because the requested page requires a new
  // sign-in.
  if (who && !url.searchParams.has(againKey)) throw redirectDocument(wayOn("open", who, to), 303);
  const invitation = await wantedInvitation(args, to);
  const { lang, hasChosenLang: chosen } = context.get(services);
  const { title, description, notices } = authWords.in(lang).signIn;
  return {
    to,
    chosen,
    // The e-mail address is masked, because the invitation link may have been forwarded to another person.
    invited: invitation && masked(invitation.email),
    email: invitation ? undefined : who?.email,
    unsaved: url.searchParams.has(unsavedKey),
    notice: notices[doneIn({ url, context }).done],
    metadata: { title, description },
  };
}

export const action = (args: Route.ActionArgs) =>
  receiveAtAccount(
    args,
    byIntent({
      passkey: passkeySignIn(args),
      "": checked(signInForm, async ({ email, password, to }) => {
        const { db, secret } = args.context.get(services);
        const answer = await signIn(db, secret, { email, password, browser: browserOf(args) });
        if (answer.status === "wrong") return { refused: "wrong", http: 401 };
        if (answer.status === "blocked") return { refused: "blocked", http: 403 };
        if (answer.status === "limited") return limited(answer);
        return redirect(wayOn(answer.stage, answer, to), {
          status: 303,
          headers: { "Set-Cookie": cookieOf(args, answer) },
        });
      }),
    }),
  );

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMetadata("sign-in", loaderData.metadata, rootData(matches), { social: "home" }) : [];

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { to, invited, chosen, email, unsaved, notice } = loaderData;
  const words = useWords(authWords);
  const passkey = useWords(authPasskeyWords);
  const refusal = actionData?.refusal;
  const fields = usePostedForm(words.errors, refusal);
  const wanted = refusal?.values["to"] ?? to;
  return (
    <section className="page section contact">
      <div>
        <h1>{words.signIn.title}</h1>
        <p className="lead mt-4">{words.signIn.intro}</p>
        <p className="mt-6">
          {words.signIn.none}{" "}
          <TextLink to={pathOf("sign-up", { to: invited ? to : undefined })}>{words.signIn.signUp}</TextLink>
        </p>
      </div>
      <div className="grid content-start gap-6">
        <form {...fields.posted} className="contact-form">
          <Done>{refusal ? undefined : notice}</Done>
          <Done tone="warn">{unsaved && !refusal ? words.signIn.unsaved : undefined}</Done>
          {fields.summary}
          <Problem
            refusal={refusal}
            own={{
              wrong: (
                <>
                  <strong className="block">
                    <Catalogue message="wrong" chosen={chosen} />
                  </strong>{" "}
                  {words.signIn.wrongHint}
                </>
              ),
              blocked: words.signIn.blocked,
              passkey: passkey.refused,
              failed: <Catalogue message="signInFailed" chosen={chosen} />,
            }}
          />
          {wanted && <input type="hidden" name="to" value={wanted} />}
          <AccountEmail
            defaultValue={refusal?.values["email"] ?? email}
            hint={invited && words.signIn.invited(invited)}
            {...fields.at("email")}
          />
          <CurrentPassword name="password" label={words.password} {...fields.at("password")} />
          <Button type="submit" className="justify-self-start">
            {words.signIn.submit}
          </Button>
          <p className="flex flex-wrap gap-x-5">
            <TextLink to={pathOf("password-reset")}>{words.signIn.forgotten}</TextLink>
            <TextLink to={pathOf("sign-up-sent")}>{words.signIn.resend}</TextLink>
          </p>
        </form>
        <PasskeyButton ask={givePasskey} label={passkey.signIn} errors={passkey}>
          <input type="hidden" name="intent" value="passkey" />
          {wanted && <input type="hidden" name="to" value={wanted} />}
        </PasskeyButton>
      </div>
    </section>
  );
}
