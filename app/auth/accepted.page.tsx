import { data, redirect } from "react-router";
import { accountFor, openOwnAccount, takeOver } from "../../domain/application/account.server.ts";
import { opens } from "../../domain/application/access-token.server.ts";
import { problemFor } from "../../domain/person/password.server.ts";
import type { FounderField } from "../../domain/startup/founder-profile.ts";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { useWords } from "../shell/language.tsx";
import type { Route } from "./+types/accepted.page.ts";
import { changedText } from "../shell/form/changed-text.server.ts";
import { acceptedTexts, termsToAccept } from "./accepted-texts.server.ts";
import { acceptedForm } from "./accepted.schema.server.ts";
import { AcceptedForm } from "./accepted-form.tsx";
import { bareForm } from "./account-fields.server.ts";
import { accountMetadata } from "./account-metadata.ts";
import { browserOf } from "./browser.server.ts";
import { enterNew } from "./enter-new.server.ts";
import { doneIn, doneUrl } from "../shell/done.server.ts";
import { personalHeaders } from "../shell/personal-headers.ts";
import type { OwnApplication } from "../shell/apply-by.tsx";
import { checked, invalid, limited } from "../shell/form/receive.server.ts";
import { receiveAtAccount } from "./receive.server.ts";
import { authAcceptedWords } from "./accepted-words.ts";
import { takePress } from "../shell/form/link-press.server.ts";
import { Known, Taken } from "./accepted-known.tsx";

/** Returns the link that replaces the "Apply" button in the header for an accepted applicant. */
const barOf = (accessToken: string): OwnApplication => ({
  to: pathOf("application-status", { accessToken }),
  next: null,
});

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { db, secret, content, lang } = context.get(services);
  const words = authAcceptedWords.in(lang);
  const id = opens("application", params.accessToken, secret);
  const account = id && (await accountFor(db, id));
  if (!account) return data({ title: words.gone.title, account: null }, { status: 404 });
  const { done, about } = doneIn({ url, context });
  return data({
    title: words.title,
    own: barOf(params.accessToken),
    account,
    filled: done === "filled" && about ? (about.split(",") as FounderField[]) : [],
    notice: content.find("notice", "account", lang),
    terms: termsToAccept(content, lang),
  });
}

export async function action(args: Route.ActionArgs) {
  const { db, secret, content, lang } = args.context.get(services);
  const browser = browserOf(args);
  const id = opens("application", args.params.accessToken, secret);
  const account = id && (await accountFor(db, id));
  if (!account) throw data(null, { status: 404 });
  await takePress(args, id);
  const here = pathOf("application-account", { accessToken: args.params.accessToken });
  if (account.role)
    return receiveAtAccount(
      args,
      checked(bareForm, async () => {
        const filled = await takeOver(db, id, browser);
        return redirect(filled ? doneUrl(args, here, "filled", filled.join(",")) : here, 303);
      }),
    );
  return receiveAtAccount(
    args,
    checked(acceptedForm, async (typed, fields) => {
      const names = { firstName: typed.first_name, lastName: typed.last_name };
      const problem = problemFor(typed.password, { email: account.email, ...names });
      if (problem) return invalid({ password: problem });
      const accepted = acceptedTexts(content, lang, false);
      const changed = changedText(fields, accepted);
      if (changed) return changed;
      const opened = await openOwnAccount(db, secret, id, {
        ...names,
        lang: typed.lang,
        password: typed.password,
        accepted,
        browser,
      });
      if (opened.status === "limited") return limited(opened);
      return opened.status === "opened" ? enterNew(args, opened) : redirect(here, 303);
    }),
  );
}

export const headers: Route.HeadersFunction = personalHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => accountMetadata(loaderData?.title);

export default function Accepted({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(authAcceptedWords);
  if (!loaderData.account)
    return (
      <section className="page section">
        <h1>{words.gone.title}</h1>
        <p className="lead mt-4">{words.gone.text}</p>
      </section>
    );
  const { account, filled, notice, terms } = loaderData;
  if (account.role) return <Known account={account} filled={filled} />;
  return (
    <section className="page section contact">
      <div>
        <h1>{words.title}</h1>
        <p className="lead mt-4">{words.open.intro(account.email)}</p>
        <Taken fields={account.fields} />
      </div>
      <AcceptedForm account={account} notice={notice} terms={terms} refusal={actionData?.refusal} />
    </section>
  );
}
