import { data, redirect } from "react-router";
import { intakeRule } from "../../domain/application/facts.server.ts";
import { intakeNamed } from "../../domain/application/intake.ts";
import { opens, accessTokenFor } from "../../domain/application/access-token.server.ts";
import { isResumable, resume } from "../../domain/application/resume.server.ts";
import { formats } from "../../platform/language/format.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { useWords } from "../shell/language.tsx";
import type { Route } from "./+types/resume-link.page.ts";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import { applicationResumeWords } from "./resume-words.ts";
import { takePress } from "../shell/form/link-press.server.ts";

/** Opening the page does not use up the link, because mail programs prefetch links; pressing the button does. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, secret } = context.get(services);
  const words = applicationResumeWords.in(context.get(services).lang);
  const id = opens("application-resume", params.accessToken, secret);
  const usable = id !== undefined && (await isResumable(db, id));
  return data({ title: usable ? words.open : words.used, usable }, { status: usable ? 200 : 410 });
}

export async function action({ params, context }: Route.ActionArgs) {
  const { db, secret, content } = context.get(services);
  const words = applicationResumeWords.in(context.get(services).lang);
  const { date } = formats[context.get(services).lang];
  const id = opens("application-resume", params.accessToken, secret);
  if (id) await takePress({ context }, id);
  const kept = id && (await resume(db, id));
  if (!kept) return data(null, { status: 410 });
  const found = [
    ...kept.applications.map(({ id: application, intake }) => ({
      to: pathOf("application-status", { accessToken: accessTokenFor("application", application, secret) }),
      name: words.applicationOf(date(intakeNamed(intake, intakeRule(content)).startsOn)),
    })),
    ...kept.drafts.map(({ id: draft, companyName, savedAt }) => ({
      to: pathOf("application-draft", { accessToken: accessTokenFor("application-draft", draft, secret) }),
      name: words.draftOf(companyName || words.unnamed, date(savedAt)),
    })),
  ];
  const [only] = found;
  if (only && found.length === 1) throw redirect(only.to, 303);
  return data({ found, drafts: { shown: kept.drafts.length, inAll: kept.drafts[0]?.inAll ?? 0 } }, { status: 200 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function ResumeLinkPage({ loaderData: { usable }, actionData }: Route.ComponentProps) {
  const words = useWords(applicationResumeWords);
  if (actionData)
    return (
      <section className="page section">
        <h1>{words.several}</h1>
        {actionData.drafts.inAll > actionData.drafts.shown && (
          <p className="mt-4">{words.latestOf(actionData.drafts.shown, actionData.drafts.inAll)}</p>
        )}
        <ul className="mt-6 grid gap-3">
          {actionData.found.map(({ to, name }) => (
            <li key={to}>
              <TextLink to={to}>{name}</TextLink>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <section className="page section">
      <h1>{usable ? words.open : words.used}</h1>
      <p className="lead mt-4">{usable ? words.openText : words.usedText}</p>
      {usable ? (
        <form method="post" className="mt-6">
          <Button type="submit">{words.open}</Button>
        </form>
      ) : (
        <LinkButton to={pathOf("application-resume")} className="mt-6">
          {words.again}
        </LinkButton>
      )}
    </section>
  );
}
