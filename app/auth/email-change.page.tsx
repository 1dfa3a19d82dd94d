import { data, redirect } from "react-router";
import { carryErasure } from "../../domain/privacy/erasure-request.server.ts";
import { carryApplications } from "../../domain/application/carry.server.ts";
import { changeEmail } from "../../domain/person/email.server.ts";
import { openLink, readLink } from "../../domain/person/link.server.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { services, viewer } from "../context/context.server.ts";
import { useWords } from "../shell/language.tsx";
import type { Route } from "./+types/email-change.page.ts";
import { bareForm } from "./account-fields.server.ts";
import { accountMetadata } from "./account-metadata.ts";
import { browserOf } from "./browser.server.ts";
import { LinkGone } from "./link-gone.tsx";
import { doneUrl } from "../shell/done.server.ts";
import { personalHeaders } from "../shell/personal-headers.ts";
import { Problem } from "./problem.tsx";
import { checked } from "../shell/form/receive.server.ts";
import { receiveAtAccount } from "./receive.server.ts";
import { authWords } from "./words.ts";
import { takePress } from "../shell/form/link-press.server.ts";
import type { RouteArgs } from "../shell/require.server.ts";

/** Checks whether the person has signed in with this browser, because another person may have received the e-mail. */
const isOwners = (args: RouteArgs, personId: string) =>
  args.context.get(viewer)?.id === personId || browserOf(args).past.signedInAs.has(personId);

export async function loader(args: Route.LoaderArgs) {
  const { db, secret } = args.context.get(services);
  const words = authWords.in(args.context.get(services).lang);
  const id = readLink(secret, "email", args.params.token);
  const opened = id && (await openLink(db, id, "email"));
  if (!opened) return data({ email: null, signIn: null, title: words.gone.title }, { status: 410 });
  const signIn = isOwners(args, opened.person.id)
    ? null
    : pathOf("sign-in", { to: new URL(args.request.url).pathname, again: 1 });
  return data({ email: opened.email, signIn, title: words.emailChange.title });
}

export const action = (args: Route.ActionArgs) =>
  receiveAtAccount(
    args,
    checked(bareForm, async () => {
      const { db, secret } = args.context.get(services);
      const id = readLink(secret, "email", args.params.token);
      const { address } = args.context.get(services);
      if (id) await takePress(args, id);
      const opened = id && (await openLink(db, id, "email"));
      if (opened && !isOwners(args, opened.person.id)) return { refused: "invalid", http: 403 };
      const sessionId = args.context.get(viewer)?.sessionId;
      const changed =
        id &&
        (await changeEmail(db, id, { address, sessionId }, async (tx, { id: actor, from, to, lang, wasProven }) => {
          await carryErasure(tx, from, { email: to, lang, via: "account", actor, address });
          if (wasProven) await carryApplications(tx, from, to);
        }));
      if (!changed) return { refused: "gone", http: 410 };
      const signedIn = args.context.get(viewer) !== null;
      const to = signedIn
        ? doneUrl(args, pathOf("account"), "email-confirmed")
        : doneUrl(args, pathOf("sign-in"), "email");
      return redirect(to, 303);
    }),
  );

export const headers: Route.HeadersFunction = personalHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => accountMetadata(loaderData?.title);

export default function EmailChange({ loaderData: { email, signIn }, actionData }: Route.ComponentProps) {
  const words = useWords(authWords);
  if (email === null) return <LinkGone />;
  if (signIn)
    return (
      <section className="page section">
        <h1>{words.emailChange.title}</h1>
        <p className="lead mt-4 wrap-anywhere">{words.emailChange.elsewhere(email)}</p>
        <p className="mt-4">{words.emailChange.notYours}</p>
        <LinkButton to={signIn} className="mt-6">
          {words.signIn.title}
        </LinkButton>
      </section>
    );
  return (
    <section className="page section">
      <h1>{words.emailChange.title}</h1>
      <p className="lead mt-4 wrap-anywhere">{words.emailChange.text(email)}</p>
      <form method="post" className="mt-6 grid gap-5">
        <Problem refusal={actionData?.refusal} />
        <Button type="submit" className="justify-self-start">
          {words.emailChange.submit}
        </Button>
      </form>
    </section>
  );
}
