import styles from "./application.css?url";
import { data, redirect } from "react-router";
import { eraseDraft, isTakenOver, readDraft } from "../../domain/application/draft.server.ts";
import { intakeRule } from "../../domain/application/facts.server.ts";
import { intakeToApplyFor, openIntakeNow } from "../../domain/application/open-intake.server.ts";
import { draftSentAt } from "../../domain/application/sent-draft.server.ts";
import { opens } from "../../domain/application/access-token.server.ts";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { formats } from "../../platform/language/format.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import type { Route } from "./+types/draft.page.ts";
import { FormSection } from "./form-section.tsx";
import { Gone } from "./gone.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import { applicationFileWords } from "./file-words.ts";
import { applicationWords } from "./words.ts";
import { takePress } from "../shell/form/link-press.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, secret, content, lang } = context.get(services);
  const id = opens("application-draft", params.accessToken, secret);
  const draft = id && (await readDraft(db, id));
  const say = applicationWords.in(lang).draft;
  if (id && !draft) {
    const sentAt = await draftSentAt(db, id);
    if (sentAt) return data({ title: say.sent.title, opened: null, closed: { sentAt } }, { status: 410 });
    if (await isTakenOver(db, id))
      return data({ title: say.takenOver.title, opened: null, closed: { sentAt: null } }, { status: 410 });
  }
  if (!draft || draft.applicationId)
    return data({ title: applicationFileWords.in(lang).gone.title, opened: null, closed: null }, { status: 404 });
  const { typed, revision, savedAt } = draft;
  return data({
    title: say.title,
    closed: null,
    opened: { accessToken: params.accessToken, typed, revision, savedAt: savedAt.toISOString() },
    intake: intakeToApplyFor(await openIntakeNow(db, content), intakeRule(content)),
    notice: content.find("notice", "application", lang),
    marketing: content.find("consent", "marketing-email", lang),
  });
}

export async function action({ params, context }: Route.ActionArgs) {
  const { db, secret } = context.get(services);
  const id = opens("application-draft", params.accessToken, secret);
  if (!id) return data(null, { status: 404 });
  await takePress({ context }, id);
  await eraseDraft(db, id);
  return redirect(pathOf("application"), 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function DraftPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(applicationWords).draft;
  if (loaderData.closed) return <Closed {...loaderData.closed} />;
  if (!loaderData.opened || !loaderData.intake) return <Gone />;
  const { opened, intake, notice, marketing } = loaderData;
  return (
    <>
      <FormSection
        heading={<h1>{words.title}</h1>}
        intake={intake}
        notice={notice}
        marketing={marketing}
        opened={opened}
      />
      <form method="post" className="page section pt-0 needs-no-script">
        <Button type="submit" look="quiet">
          {words.erase}
        </Button>
      </form>
    </>
  );
}

/** Shown for a draft that was submitted or continued elsewhere; the draft's URL alone must not reveal the answers. */
function Closed({ sentAt }: { sentAt: Date | null }) {
  const { sent, takenOver } = useWords(applicationWords).draft;
  const { date, time } = formats[useLanguage().lang];
  return (
    <section className="page section">
      <h1>{sentAt ? sent.title : takenOver.title}</h1>
      <p className="lead mt-4">{sentAt ? sent.text(date(sentAt), time(sentAt)) : takenOver.text}</p>
      <LinkButton to={pathOf("application-resume")} className="mt-6">
        {sent.link}
      </LinkButton>
    </section>
  );
}
