import { Button, LinkButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { usePostedForm } from "../shell/form/use-posted-form.ts";
import { useWords } from "../shell/language.tsx";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import type { Route } from "./+types/my-data.page.ts";
import { receiveAsked } from "./ask.form.server.ts";
import { signedInAs } from "./visit.server.ts";
import { myDataWords } from "./words.ts";
import { formWords } from "../shell/form/words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { title, description } = myDataWords.in(args.context.get(services).lang);
  const who = await signedInAs(args);
  const fresh = who?.until !== undefined && who.until > new Date();
  return { metadata: { title, description }, signedIn: who ? { email: who.email, fresh } : null };
}

export const action = (args: Route.ActionArgs) => receiveAsked(args);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMetadata("my-data", loaderData.metadata, rootData(matches), { noindex: true, social: "home" }) : [];

export default function MyData({ loaderData: { signedIn }, actionData: refused }: Route.ComponentProps) {
  const words = useWords(myDataWords);
  const { limited } = useWords(formWords);
  const fields = usePostedForm(words.errors, refused);
  return (
    <section className="page section contact">
      <div>
        <h1>{words.title}</h1>
        <p className="lead mt-4">{words.ask.intro}</p>
        {signedIn && (
          <div className="mt-6">
            <p>{words.ask.signedIn(signedIn.email)}</p>
            {signedIn.fresh ? (
              <LinkButton to={pathOf("my-data-open")} className="mt-4">
                {words.ask.goOn}
              </LinkButton>
            ) : (
              <>
                <p className="mt-4">{words.ask.notFresh}</p>
                <LinkButton
                  to={pathOf("sign-in", { to: pathOf("my-data-open"), again: 1 })}
                  look="secondary"
                  className="mt-4"
                >
                  {words.ask.signIn}
                </LinkButton>
              </>
            )}
          </div>
        )}
      </div>
      <form {...fields.posted} action={pathOf("my-data")} className="contact-form">
        {fields.summary}
        <TextField
          label={words.ask.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={refused?.values["email"] ?? signedIn?.email}
          {...fields.at("email")}
          required
        />
        <Button type="submit" className="justify-self-start">
          {words.ask.submit}
        </Button>
        {refused?.status === "limited" && (
          <StatusLine tone="bad" title={limited.title} text={limited.text(refused.minutes)} />
        )}
        {(refused?.status === "unavailable" || refused?.status === "unreadable") && (
          <StatusLine tone="bad" {...words.failure} />
        )}
        <p className="form-notice">{words.ask.notice}</p>
      </form>
    </section>
  );
}
