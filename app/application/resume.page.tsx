import styles from "./application.css?url";
import { data, redirect } from "react-router";
import { answerNames } from "../../domain/application/application.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { FormNotice } from "../shell/form/form-notice.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { usePostedForm } from "../shell/form/use-posted-form.ts";
import { useAccount } from "../shell/account/use-account.ts";
import { useWords } from "../shell/language.tsx";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import type { Route } from "./+types/resume.page.ts";
import { receiveResume } from "./resume.form.server.ts";
import { applicationWords } from "./words.ts";
import { applicationResumeWords } from "./resume-words.ts";
import { formWords } from "../shell/form/words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function loader({ context }: Route.LoaderArgs) {
  const { lang } = context.get(services);
  const { title, description } = applicationResumeWords.in(lang);
  return { title, description, notice: context.get(services).content.find("notice", "application", lang) };
}

export async function action(args: Route.ActionArgs) {
  const received = await receiveResume(args);
  if ("refusal" in received) return data(received.refusal, received.init);
  throw redirect(pathOf("application-resume-asked"), 303);
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMetadata("application-resume", loaderData, rootData(matches), { noindex: true, social: "application" })
    : [];

export default function ResumePage({ loaderData: { notice }, actionData }: Route.ComponentProps) {
  const words = useWords(applicationResumeWords);
  const form = useWords(applicationWords);
  const account = useAccount();
  const values = actionData?.values ?? {};
  const fields = usePostedForm(form.errors, actionData);
  return (
    <section className="page section application-form">
      <div>
        <h1>{words.title}</h1>
        <p className="lead mt-4">{words.intro}</p>
      </div>
      <form {...fields.posted} action={pathOf("application-resume")} className="contact-form">
        {fields.summary}
        <TextField
          label={form.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={values["email"] ?? account?.email}
          {...fields.at("email")}
          required
        />
        {[...answerNames, "draft", "revision"].map(
          (name) => values[name] && <input key={name} type="hidden" name={name} value={values[name]} />,
        )}
        <Button type="submit">{words.submit}</Button>
        <Refused refusal={actionData} />
        <FormNotice notice={notice} />
      </form>
    </section>
  );
}

function Refused({ refusal }: { refusal: Refusal | undefined }) {
  const { limited } = useWords(formWords);
  const words = useWords(applicationResumeWords);
  if (!refusal || refusal.status === "invalid") return null;
  if (refusal.status === "limited")
    return <StatusLine tone="bad" title={limited.title} text={limited.text(refusal.minutes)} />;
  return <StatusLine tone="bad" {...words.failure} />;
}
