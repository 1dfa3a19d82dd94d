import "./application.css";
import { data, Link, redirect } from "react-router";
import { changeForm } from "../../domain/application/answers.server.ts";
import { typedOf } from "../../domain/application/application.ts";
import { isDecided } from "../../domain/application/application.server.ts";
import { intakeRule } from "../../domain/application/facts.server.ts";
import { changeApplication } from "../../domain/application/submit.server.ts";
import { readForm } from "../../platform/http/fields.server.ts";
import { formats } from "../../platform/language/format.ts";
import { pathOf } from "../paths.ts";
import { notStored, services, visitor } from "../server/context.server.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import type { Route } from "./+types/change.page.ts";
import { applicationAt } from "./application-at.server.ts";
import { ChangeForm } from "./change-form.tsx";
import type { ChangeRefusal } from "./change-refusal.ts";
import { keepDraft } from "./draft.form.server.ts";
import { Gone } from "./gone.tsx";
import { personalMetadata } from "./personal-metadata.ts";
import { applicationWords } from "./words.ts";
import { applicationFileWords } from "./file-words.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const own = applicationFileWords.in(context.get(visitor).lang);
  if (context.get(notStored)) {
    const application = {
      pass: params.accessToken,
      email: null,
      intake: null,
      sent: {},
      draft: null,
      withdrawn: false,
    };
    return data({ title: own.change.title, application: { ...application, over: null } });
  }
  const found = await applicationAt(params.accessToken, context);
  if (!found) return data({ title: own.gone.title, application: null }, { status: 404 });
  const { email, answers, intake, isOpen, draft, withdrawnAt } = found;
  return data({
    title: own.change.title,
    application: {
      pass: params.accessToken,
      email,
      intake,
      sent: typedOf(answers),
      draft: draft && { typed: draft.typed, savedAt: draft.savedAt },
      withdrawn: withdrawnAt !== null,
      over: isDecided(found) ? ("decided" as const) : isOpen ? null : ("closed" as const),
    },
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, content, log } = context.get(services);
  const refuse = (refusal: ChangeRefusal, status: number) => data(refusal, { status });
  const values = await readForm(request);
  if (!values) return refuse({ status: "unavailable", values: {} }, 415);
  try {
    const found = await applicationAt(params.accessToken, context);
    if (!found) return data(null, { status: 404 });
    if (values["intent"] === "draft") {
      const kept = await keepDraft({ ...values, application: params.accessToken }, context);
      if (kept.status === "saved")
        return redirect(pathOf("application-change", { accessToken: params.accessToken }), 303);
      return refuse({ status: "unavailable", values }, 503);
    }
    const parsed = changeForm.safeParse(values);
    if (!parsed.success) {
      const errors: Record<string, string> = {};
      for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
      return refuse({ status: "invalid", errors, values }, 422);
    }
    const { seconds, ...answers } = parsed.data;
    const changed = await changeApplication(
      db,
      found.id,
      { answers, seconds, notify: content.site.notificationEmail },
      intakeRule(content),
    );
    switch (changed.status) {
      case "stored":
        return redirect(pathOf("application-status", { accessToken: params.accessToken }), 303);
      case "limited":
        return refuse({ status: "limited", minutes: Math.ceil(changed.retryAfter / 60), values }, 429);
      case "gone":
        return data(null, { status: 404 });
      case "closed":
      case "decided":
        return refuse({ status: changed.status, values }, 409);
    }
  } catch (error) {
    context.set(notStored, true);
    log.error({ error }, "changes to an application could not be stored");
    return refuse({ status: "unavailable", values }, 503);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => personalMetadata(loaderData?.title);

export default function ChangePage({ loaderData: { application }, actionData }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const own = useWords(applicationWords);
  const file = useWords(applicationFileWords);
  const { date } = formats[lang];
  if (!application) return <Gone />;
  const { pass, email, intake, over } = application;
  const refusal = actionData ?? undefined;
  const told = refusal?.status === "closed" || refusal?.status === "decided" ? refusal.status : over;
  return (
    <section className="page section application-form">
      <div>
        <h1>{file.change.title}</h1>
        {intake && !told && <p className="lead mt-4">{own.intake(date(intake.startsOn), date(intake.lastDay))}</p>}
        {email && !told && !application.withdrawn && <p className="note mt-4">{file.change.emailStays(email)}</p>}
        <p className="mt-4">
          <Link to={pathOf("application-status", { accessToken: pass })} className="link">
            {file.change.back}
          </Link>
        </p>
      </div>
      <div className="contact-form">
        {told && <StatusLine tone="bad" {...file.change[told]} />}
        {(!told || refusal) && <ChangeForm application={application} refusal={refusal} />}
      </div>
    </section>
  );
}
