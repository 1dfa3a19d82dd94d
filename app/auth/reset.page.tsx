import { redirect } from "react-router";
import { requestReset } from "../../domain/person/mailed-password.server.ts";
import { Button } from "../../ui/button.tsx";
import { Scene } from "../../ui/scene.tsx";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { usePostedForm } from "../shell/form/use-posted-form.ts";
import { dial } from "./dial.ts";
import { useWords } from "../shell/language.tsx";
import type { Route } from "./+types/reset.page.ts";
import { addressForm } from "./account-fields.server.ts";
import { accountMetadata } from "./account-metadata.ts";
import { browserOf } from "./browser.server.ts";
import { personalHeaders } from "../shell/personal-headers.ts";
import { Problem } from "./problem.tsx";
import { checked, limited } from "../shell/form/receive.server.ts";
import { receiveAtAccount } from "./receive.server.ts";
import { inSameTime } from "../shell/form/same-time.server.ts";
import { authWords } from "./words.ts";
import { AccountEmail } from "./account-fields.tsx";

export const loader = ({ context }: Route.LoaderArgs) => ({
  title: authWords.in(context.get(services).lang).reset.title,
});

export const action = (args: Route.ActionArgs) =>
  receiveAtAccount(
    args,
    checked(addressForm, async ({ email }) => {
      const { db, secret } = args.context.get(services);
      const answer = await inSameTime(() => requestReset(db, secret, email, browserOf(args)));
      return answer.status === "limited" ? limited(answer) : redirect(pathOf("password-reset-sent"), 303);
    }),
  );

export const headers: Route.HeadersFunction = personalHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => accountMetadata(loaderData?.title);

export default function Reset({ actionData }: Route.ComponentProps) {
  const words = useWords(authWords);
  const refusal = actionData?.refusal;
  const fields = usePostedForm(words.errors, refusal);
  return (
    <section className="page section contact">
      <div>
        <h1>{words.reset.title}</h1>
        <p className="lead mt-4">{words.reset.text}</p>
      </div>
      <form {...fields.posted} className="contact-form">
        {fields.summary}
        <Problem refusal={refusal} />
        <AccountEmail defaultValue={refusal?.values["email"]} {...fields.at("email")} />
        <Button type="submit" className="justify-self-start">
          {words.reset.submit}
        </Button>
      </form>
      <Scene figure={dial} className="beside-form" />
    </section>
  );
}
