import { data } from "react-router";
import { accountType } from "../../domain/person/account-type.ts";
import { readLink } from "../../domain/person/link.server.ts";
import { openSignUp } from "../../domain/person/sign-up.server.ts";
import { confirmSignUp } from "../../domain/person/confirm-sign-up.server.ts";
import { invitationToken } from "../../domain/seat/link.server.ts";
import { Button } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import type { Route } from "./+types/confirm.page.ts";
import { confirmForm } from "./account-fields.server.ts";
import { accountMetadata } from "./account-metadata.ts";
import { browserOf } from "./browser.server.ts";
import { enterNew } from "./enter-new.server.ts";
import { LinkGone } from "./link-gone.tsx";
import { personalHeaders } from "../shell/personal-headers.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { Problem } from "./problem.tsx";
import { checked, invalid } from "../shell/form/receive.server.ts";
import { receiveAtAccount } from "./receive.server.ts";
import { SignUpFacts } from "./sign-up-facts.tsx";
import { useErrors } from "./use-errors.ts";
import { authWords } from "./words.ts";
import { takePress } from "../shell/form/link-press.server.ts";

/** Opening the page does not use up the link, because mail programs prefetch links; pressing the button does. */
export async function loader(args: Route.LoaderArgs) {
  const { db, secret } = args.context.get(services);
  const words = authWords.in(args.context.get(services).lang);
  const id = readLink(secret, "sign-up", args.params.token);
  const found = id && (await openSignUp(db, id));
  if (!found) return data({ signUp: null, title: words.gone.title }, { status: 410 });
  const { accepted, role, ...rest } = found;
  const elsewhere = !browserOf(args).past.signUps.includes(id);
  const signUp = {
    ...rest,
    type: accountType(role),
    elsewhere,
    accepted: accepted.filter(({ purpose }) => purpose !== "notice").map(({ wording, lang }) => ({ wording, lang })),
  };
  return data({ signUp, title: elsewhere ? words.confirm.elsewhereTitle : words.confirm.title });
}

export const action = (args: Route.ActionArgs) =>
  receiveAtAccount(
    args,
    checked(confirmForm, async ({ password }) => {
      const { db, secret } = args.context.get(services);
      const id = readLink(secret, "sign-up", args.params.token);
      if (id) await takePress(args, id);
      const made = id && (await confirmSignUp(db, id, { browser: browserOf(args), password }));
      if (!made) return { refused: "gone", http: 410 };
      if (made.problem !== undefined) return invalid({ password: made.problem });
      const { invitation } = made;
      return enterNew(
        args,
        made,
        invitation ? pathOf("invitation", { token: invitationToken(secret, invitation) }) : "",
      );
    }),
  );

export const headers: Route.HeadersFunction = personalHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => accountMetadata(loaderData?.title);

export default function Confirm({ loaderData: { signUp }, actionData }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const { confirm } = useWords(authWords);
  const refusal = actionData?.refusal;
  const atField = useErrors(refusal);
  if (!signUp) return <LinkGone />;
  const { email, elsewhere, accepted } = signUp;
  const confirming = (
    <Button type="submit" className="justify-self-start">
      {confirm.submit}
    </Button>
  );
  if (!elsewhere)
    return (
      <section className="page section contact">
        <div>
          <h1>{confirm.title}</h1>
          <p className="lead mt-4 wrap-anywhere">{confirm.text(email)}</p>
          <SignUpFacts {...signUp} />
          <form method="post" className="mt-6 grid gap-5">
            <Problem refusal={refusal} />
            {confirming}
          </form>
        </div>
      </section>
    );
  return (
    <section className="page section contact">
      <div>
        <h1>{confirm.elsewhereTitle}</h1>
        <p className="lead mt-4 wrap-anywhere">{confirm.elsewhereText(email)}</p>
        <SignUpFacts {...signUp} />
        <p className="mt-4">{confirm.notYours}</p>
      </div>
      <form method="post" className="contact-form">
        <Problem refusal={refusal} />
        <p>{confirm.choose}</p>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <NewPasswordField {...atField("password")} />
        <div>
          <p>{confirm.accepting}</p>
          {accepted.some((each) => each.lang !== lang) && <p className="note mt-2">{confirm.asShown}</p>}
          <ul className="mt-3 grid list-disc gap-2 ps-5">
            {accepted.map((each) => (
              <li key={each.wording} lang={each.lang}>
                {each.wording}
              </li>
            ))}
          </ul>
        </div>
        {confirming}
      </form>
    </section>
  );
}
