import { redirect } from "react-router";
import { passSecondFactor } from "../../domain/person/second-factor.server.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { goingOn } from "../paths.ts";
import { services, signedIn, visitor } from "../services.server.ts";
import { useWords } from "../shell/language.tsx";
import type { Route } from "./+types/second-factor.page.ts";
import { codeForm } from "./account-fields.server.ts";
import { accountMetadata } from "./account-metadata.ts";
import { type Asked, browserOf, cookieOf } from "./browser.server.ts";
import { Problem } from "./problem.tsx";
import { limited, receive, wrong } from "./receive.server.ts";
import { useErrors } from "./use-errors.ts";
import { wantedIn, wayOn } from "./way-on.server.ts";
import { wordsIn } from "./words.server.ts";

/** The session that waits for its code; whoever has none begins again. */
function waiting({ request, context }: Asked) {
  const session = context.get(signedIn);
  if (session?.stage === "code") return session;
  throw redirect(goingOn("sign-in", wantedIn(request)), 303);
}

export function loader(asked: Route.LoaderArgs) {
  waiting(asked);
  return { to: wantedIn(asked.request), title: wordsIn[asked.context.get(visitor).lang].secondFactor.title };
}

export function action(asked: Route.ActionArgs) {
  const session = waiting(asked);
  return receive(asked, codeForm, async ({ code, to }) => {
    const { db, secret } = asked.context.get(services);
    const answer = await passSecondFactor(db, secret, session, code, browserOf(asked));
    if (answer.status === "limited") return limited(answer);
    if (answer.status === "wrong") return wrong("code", "codeWrong");
    const { role } = session.viewer;
    return redirect(wayOn("open", role, to), {
      status: 303,
      headers: { "Set-Cookie": cookieOf(asked, { token: answer.token, role }) },
    });
  });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => accountMetadata(loaderData?.title);

export default function SecondFactor({ loaderData: { to }, actionData }: Route.ComponentProps) {
  const own = useWords("auth");
  const refusal = actionData?.refusal;
  const atField = useErrors(refusal);
  return (
    <section className="page section contact">
      <div>
        <h1>{own.secondFactor.title}</h1>
        <p className="lead mt-4">{own.secondFactor.text}</p>
      </div>
      <form method="post" className="contact-form">
        <Problem refusal={refusal} />
        {to && <input type="hidden" name="to" value={to} />}
        <TextField
          name="code"
          label={own.code}
          autoComplete="one-time-code"
          required
          maxLength={40}
          {...atField("code")}
        />
        <Button type="submit" className="justify-self-start">
          {own.secondFactor.submit}
        </Button>
      </form>
    </section>
  );
}
