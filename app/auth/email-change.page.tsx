import { data, redirect } from "react-router";
import { carryErasure } from "../../domain/privacy/request.server.ts";
import { changeEmail } from "../../domain/person/email.server.ts";
import { openLink, readLink } from "../../domain/person/link.server.ts";
import { Button } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { services, viewer, visitor } from "../services.server.ts";
import { useWords } from "../shell/language.tsx";
import type { Route } from "./+types/email-change.page.ts";
import { bareForm } from "./account-fields.server.ts";
import { accountMetadata } from "./account-metadata.ts";
import { LinkGone } from "./link-gone.tsx";
import { withNotice } from "./notice.server.ts";
import { personalHeaders } from "./personal-headers.ts";
import { Problem } from "./problem.tsx";
import { receive } from "./receive.server.ts";
import { wordsIn } from "./words.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, secret } = context.get(services);
  const own = wordsIn[context.get(visitor).lang];
  const id = readLink(secret, "email", params.token);
  const opened = id && (await openLink(db, id, "email"));
  if (!opened) return data({ email: null, title: own.gone.title }, { status: 410 });
  return data({ email: opened.email, title: own.emailChange.title });
}

export const action = (asked: Route.ActionArgs) =>
  receive(asked, bareForm, async () => {
    const { db, secret } = asked.context.get(services);
    const id = readLink(secret, "email", asked.params.token);
    const { address } = asked.context.get(visitor);
    const sessionId = asked.context.get(viewer)?.sessionId;
    const changed =
      id &&
      (await changeEmail(db, id, { address, sessionId }, (tx, { id: actor, from, to, lang }) =>
        carryErasure(tx, secret, from, { email: to, lang, via: "account", actor, address }),
      ));
    if (!changed) return { status: 410, problem: "gone" };
    const signedIn = asked.context.get(viewer) !== null;
    const to = signedIn
      ? withNotice(secret, pathOf("account"), "email-confirmed")
      : withNotice(secret, pathOf("sign-in"), "email");
    return redirect(to, 303);
  });

export const headers: Route.HeadersFunction = personalHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => accountMetadata(loaderData?.title);

export default function EmailChange({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const own = useWords("auth");
  if (email === null) return <LinkGone />;
  return (
    <section className="page section">
      <h1>{own.emailChange.title}</h1>
      <p className="lead mt-4">{own.emailChange.text(email)}</p>
      <form method="post" className="mt-6 grid gap-5">
        <Problem refusal={actionData?.refusal} />
        <Button type="submit" className="justify-self-start">
          {own.emailChange.submit}
        </Button>
      </form>
    </section>
  );
}
