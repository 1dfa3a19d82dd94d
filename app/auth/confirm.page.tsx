import { data, redirect } from "react-router";
import { readLink } from "../../domain/person/link.server.ts";
import { confirmSignUp, openSignUp } from "../../domain/person/sign-up.server.ts";
import { Button } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { services, visitor } from "../services.server.ts";
import { useWords } from "../shell/language.tsx";
import type { Route } from "./+types/confirm.page.ts";
import { bareForm } from "./account-fields.server.ts";
import { accountMetadata } from "./account-metadata.ts";
import { LinkGone } from "./link-gone.tsx";
import { withNotice } from "./notice.server.ts";
import { personalHeaders } from "./personal-headers.ts";
import { Problem } from "./problem.tsx";
import { receive } from "./receive.server.ts";
import { wordsIn } from "./words.server.ts";

/** A mail program that looks at the link uses nothing up: the button does. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, secret } = context.get(services);
  const own = wordsIn[context.get(visitor).lang];
  const id = readLink(secret, "sign-up", params.token);
  const asked = id && (await openSignUp(db, id));
  if (!asked) return data({ email: null, title: own.gone.title }, { status: 410 });
  return data({ email: asked.email, title: own.confirm.title });
}

export const action = (asked: Route.ActionArgs) =>
  receive(asked, bareForm, async () => {
    const { db, secret } = asked.context.get(services);
    const id = readLink(secret, "sign-up", asked.params.token);
    const made = id && (await confirmSignUp(db, id, asked.context.get(visitor).address));
    if (!made) return { status: 410, problem: "gone" };
    return redirect(withNotice(secret, pathOf("sign-in"), "confirmed"), 303);
  });

export const headers: Route.HeadersFunction = personalHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => accountMetadata(loaderData?.title);

export default function Confirm({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const own = useWords("auth");
  if (email === null) return <LinkGone />;
  return (
    <section className="page section">
      <h1>{own.confirm.title}</h1>
      <p className="lead mt-4">{own.confirm.text(email)}</p>
      <form method="post" className="mt-6 grid gap-5">
        <Problem refusal={actionData?.refusal} />
        <Button type="submit" className="justify-self-start">
          {own.confirm.submit}
        </Button>
      </form>
    </section>
  );
}
