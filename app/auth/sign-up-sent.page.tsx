import { redirect } from "react-router";
import { resendConfirmation } from "../../domain/person/sign-up.server.ts";
import { Button } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { usePostedForm } from "../shell/form/use-posted-form.ts";
import { useWords } from "../shell/language.tsx";
import type { Route } from "./+types/sign-up-sent.page.ts";
import { addressForm } from "./account-fields.server.ts";
import { accountMetadata } from "./account-metadata.ts";
import { browserOf } from "./browser.server.ts";
import { Done } from "./done.tsx";
import { doneIn, doneUrl } from "../shell/done.server.ts";
import { Problem } from "./problem.tsx";
import { checked, limited } from "../shell/form/receive.server.ts";
import { receiveAtAccount } from "./receive.server.ts";
import { inSameTime } from "../shell/form/same-time.server.ts";
import { authWords } from "./words.ts";
import { AccountEmail } from "./account-fields.tsx";

export function loader({ url, context }: Route.LoaderArgs) {
  const again = doneIn({ url, context }).done === "again";
  return { again, title: authWords.in(context.get(services).lang).sent.title };
}

export const action = (args: Route.ActionArgs) =>
  receiveAtAccount(
    args,
    checked(addressForm, async ({ email }) => {
      const { db, secret } = args.context.get(services);
      const { address, past } = browserOf(args);
      const answer = await inSameTime(() => resendConfirmation(db, secret, { email, address, past }));
      return answer.status === "limited"
        ? limited(answer)
        : redirect(doneUrl(args, pathOf("sign-up-sent"), "again"), 303);
    }),
  );

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => accountMetadata(loaderData?.title);

export default function SignUpSent({ loaderData: { again }, actionData }: Route.ComponentProps) {
  const words = useWords(authWords);
  const refusal = actionData?.refusal;
  const fields = usePostedForm(words.errors, refusal);
  return (
    <section className="page section contact">
      <div>
        <h1>{words.sent.title}</h1>
        <p className="lead mt-4">{words.sent.text}</p>
        <p className="mt-4">{words.sent.where}</p>
        <p className="mt-4">{words.sent.wait}</p>
      </div>
      <form {...fields.posted} className="contact-form">
        <Done>{again && !refusal ? words.sent.againDone : undefined}</Done>
        {fields.summary}
        <Problem refusal={refusal} />
        <AccountEmail hint={words.sent.againHint} defaultValue={refusal?.values["email"]} {...fields.at("email")} />
        <Button type="submit" look="secondary" className="justify-self-start">
          {words.sent.again}
        </Button>
      </form>
    </section>
  );
}
