import { Link, redirect } from "react-router";
import * as z from "zod";
import { signIn } from "../../domain/person/sign-in.server.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { dashboardPath, pathOf } from "../paths.ts";
import { services, viewer, visitor } from "../services.server.ts";
import { useWords } from "../shell/language.tsx";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import { sameSitePath } from "../shell/same-site-path.ts";
import type { Route } from "./+types/sign-in.page.ts";
import { emailField, givenPassword } from "./account-fields.server.ts";
import { browserOf, cookieOf } from "./browser.server.ts";
import { Catalogue } from "./catalogue.tsx";
import { Problem } from "./problem.tsx";
import { receive } from "./receive.server.ts";
import { wordsIn } from "./words.server.ts";

const schema = z.object({ email: emailField, password: givenPassword, to: z.string().optional() });

/** Where somebody who has just signed in goes: back to where they wanted to, else to their own page. */
function wayOn(to: string | undefined, byDefault: string) {
  if (!to) return byDefault;
  const { pathname, search, hash } = sameSitePath(to);
  return `${pathname}${search}${hash}`;
}

export function loader({ request, context }: Route.LoaderArgs) {
  const who = context.get(viewer);
  const to = new URL(request.url).searchParams.get("to") ?? "";
  if (who) throw redirect(wayOn(to, dashboardPath(who.role)), 303);
  const { lang, chosen } = context.get(visitor);
  const { title, description } = wordsIn[lang].signIn;
  return { to, chosen, metadata: { title, description } };
}

export const action = (asked: Route.ActionArgs) =>
  receive(asked, schema, async ({ email, password, to }) => {
    const { db, secret } = asked.context.get(services);
    const answer = await signIn(db, secret, { email, password, browser: browserOf(asked) });
    if (answer.status === "wrong") return { status: 401, problem: "wrong" };
    if (answer.status === "blocked") return { status: 403, problem: "blocked" };
    if (answer.status === "limited") return { ...answer, status: 429, problem: "limited" };
    return redirect(wayOn(to, dashboardPath(answer.role)), {
      status: 303,
      headers: { "Set-Cookie": cookieOf(asked, answer) },
    });
  });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMetadata("sign-in", loaderData.metadata, rootData(matches), { social: "home" }) : [];

export default function SignIn({ loaderData: { to, chosen }, actionData: refusal }: Route.ComponentProps) {
  const own = useWords("auth");
  const error = (name: string) => own.errors[refusal?.errors[name] ?? ""];
  return (
    <section className="page section account-page">
      <h1>{own.signIn.title}</h1>
      {refusal && refusal.problem !== "invalid" && (
        <Problem>
          {refusal.problem === "wrong" && (
            <>
              <Catalogue message="wrong" chosen={chosen} />. {own.signIn.wrongHint}
            </>
          )}
          {refusal.problem === "blocked" && own.signIn.blocked}
          {refusal.problem === "limited" && own.signIn.limited(refusal.minutes)}
          {refusal.problem === "crowded" && own.crowded}
          {refusal.problem === "failed" && <Catalogue message="signInFailed" chosen={chosen} />}
        </Problem>
      )}
      <form method="post" className="account-form">
        {(refusal?.values["to"] ?? to) && <input type="hidden" name="to" value={refusal?.values["to"] ?? to} />}
        <TextField
          name="email"
          type="email"
          label={own.email}
          autoComplete="username"
          required
          maxLength={254}
          defaultValue={refusal?.values["email"]}
          error={error("email")}
        />
        <TextField
          name="password"
          type="password"
          label={own.password}
          autoComplete="current-password"
          required
          maxLength={128}
          error={error("password")}
        />
        <Button type="submit">{own.signIn.submit}</Button>
      </form>
      <p className="mt-6">
        <Link to={pathOf("home")}>{own.home}</Link>
      </p>
    </section>
  );
}
