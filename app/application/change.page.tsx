import { TextLink } from "../../ui/text-link.tsx";
import styles from "./application.css?url";
import { data, redirect } from "react-router";
import { changeForm } from "../../domain/application/answers.server.ts";
import { typedOf } from "../../domain/application/application.ts";
import { isDecided } from "../../domain/application/application.server.ts";
import { intakeRule } from "../../domain/application/facts.server.ts";
import { changeApplication } from "../../domain/application/submit.server.ts";
import { shownOf } from "../../domain/edit-conflict/edit-conflict.server.ts";
import { displayedField } from "../../domain/edit-conflict/edit-conflict.ts";
import { formats } from "../../platform/language/format.ts";
import { pathOf } from "../paths.ts";
import { notStored, services } from "../context/context.server.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import type { Route } from "./+types/change.page.ts";
import { applicationAt } from "./application-at.server.ts";
import { ChangeForm } from "./change-form.tsx";
import { byIntent, checked, limited, receiveAtPage } from "../shell/form/receive.server.ts";
import { saveDraftFields, seenIn } from "./draft.form.server.ts";
import { Gone } from "./gone.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import { applicationWords } from "./words.ts";
import { applicationFileWords } from "./file-words.ts";
import { takePress } from "../shell/form/link-press.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const words = applicationFileWords.in(context.get(services).lang);
  if (context.get(notStored)) {
    const application = {
      accessToken: params.accessToken,
      email: null,
      intake: null,
      sent: {},
      shown: "",
      draft: null,
      withdrawnAt: null,
    };
    return data({ title: words.change.title, application: { ...application, over: null } });
  }
  const found = await applicationAt(params.accessToken, context);
  if (!found) return data({ title: words.gone.title, application: null }, { status: 404 });
  const { email, answers, intake, isOpen, draft, withdrawnAt } = found;
  return data({
    title: words.change.title,
    application: {
      accessToken: params.accessToken,
      email,
      intake,
      sent: typedOf(answers),
      shown: draft?.typed[displayedField] ?? shownOf(answers),
      draft: draft && { typed: draft.typed, savedAt: draft.savedAt },
      withdrawnAt,
      over: isDecided(found) ? ("decided" as const) : isOpen ? null : ("closed" as const),
    },
  });
}

export const action = (args: Route.ActionArgs) =>
  receiveAtPage(args, async (fields) => {
    const { db, content } = args.context.get(services);
    const { accessToken } = args.params;
    const found = await applicationAt(accessToken, args.context);
    if (!found) return { refused: "unknown", http: 404 };
    const change = checked(changeForm, async ({ seconds, ...answers }) => {
      const notify = content.site.notificationEmail;
      const changes = {
        answers,
        seconds,
        sent: fields,
        notify,
        seen: fields["seen"] === undefined ? undefined : seenIn(fields),
      };
      const changed = await changeApplication(db, found.id, changes, intakeRule(content));
      if (changed.status === "stored") return redirect(pathOf("application-status", { accessToken }), 303);
      if (changed.status === "gone") return { refused: "unknown", http: 404 };
      return changed.status === "limited" ? limited(changed) : { ...changed, refused: changed.status };
    });
    const keep = async (seen: string | undefined) => {
      const kept = await saveDraftFields({ ...fields, application: accessToken, seen: seen ?? "" }, args.context);
      if (kept.status !== "saved") return { refused: kept.status === "stale" ? "stale" : "unavailable" };
      return redirect(pathOf("application-change", { accessToken }), 303);
    };
    return byIntent<Response>({
      draft: () => keep(fields["seen"]),
      // The applicant keeps what is typed here, after reading that another draft was saved since.
      replace: () => keep(fields["newer"]),
      async ""() {
        await takePress(args, found.id);
        return change(fields);
      },
    })(fields);
  });

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function ChangePage({ loaderData: { application }, actionData }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const words = useWords(applicationWords);
  const file = useWords(applicationFileWords);
  const { date } = formats[lang];
  if (!application) return <Gone />;
  const { accessToken, email, intake, over } = application;
  const refusal = actionData ?? undefined;
  const reason = refusal?.status === "closed" || refusal?.status === "decided" ? refusal.status : over;
  return (
    <section className="page section application-form">
      <div>
        <h1>{file.change.title}</h1>
        {intake && !reason && <p className="lead mt-4">{words.intake(date(intake.startsOn), date(intake.lastDay))}</p>}
        {email && !reason && !application.withdrawnAt && <p className="note mt-4">{file.change.emailStays(email)}</p>}
        <p className="mt-4">
          <TextLink to={pathOf("application-status", { accessToken })}>{file.change.back}</TextLink>
        </p>
      </div>
      <div className="contact-form">
        {reason && <StatusLine tone="bad" {...file.change[reason]} />}
        {(!reason || refusal) && <ChangeForm application={application} refusal={refusal} />}
      </div>
    </section>
  );
}
