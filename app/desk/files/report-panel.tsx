import { reportLimits } from "../../../domain/deck/report.ts";
import { nameIn } from "../../../domain/startup/sample-name.ts";
import { formats } from "../../../platform/language/format.ts";
import { Textarea } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import type { Route } from "./+types/files.page.ts";
import { deskFilesWords } from "./words.ts";

type Props = { reported: Route.ComponentProps["loaderData"]["reported"][number]; refusal: Refusal | undefined };

export function ReportPanel({ reported: { founder, name, since, times, version, reports }, refusal }: Props) {
  const { unnamed, reports: words } = useWords(deskFilesWords);
  const { lang } = useLanguage();
  const { date } = formats[lang];
  const newest = <input type="hidden" name="report" value={reports.at(-1)?.id} />;
  return (
    <section className="desk-panel">
      <h3>{nameIn(lang, name) || unnamed}</h3>
      <p>{words.count(times, date(since))}</p>
      {reports.map(({ id, reason, at, email }) => (
        <figure key={id}>
          <blockquote className="whitespace-pre-line wrap-anywhere">{reason}</blockquote>
          <figcaption className="note">{email ? words.by(email, date(at)) : words.byNobody(date(at))}</figcaption>
        </figure>
      ))}
      {times > reports.length && <p>{words.more(times - reports.length)}</p>}
      <p className="flex flex-wrap gap-4">
        {version !== null && (
          <TextLink to={pathOf("admin-startup-deck", { startup: founder, version, page: 1 })}>{words.look}</TextLink>
        )}
        <TextLink to={pathOf("admin-file-readers", { startup: founder })}>{words.readers}</TextLink>
      </p>
      <ActionForm intent="close-deck" submit={words.close}>
        {newest}
        <input type="hidden" name="shownVersion" value={version ?? ""} />
        <Textarea
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          rows={3}
          maxLength={reportLimits.reason}
          defaultValue={refusal?.values["reason"]}
          error={words.errors[refusal?.errors["reason"] ?? ""]}
          required
        />
      </ActionForm>
      <ActionForm intent="set-reports-aside" submit={words.setAside} look="secondary">
        {newest}
      </ActionForm>
    </section>
  );
}
