import { data } from "react-router";
import { takesAdditions } from "../../domain/lead/lead.ts";
import { leadOfReceipt } from "../../domain/lead/receipt.server.ts";
import { formats } from "../../platform/language/format.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { OutcomeLines, StatusLine } from "../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import type { Route } from "./+types/request.page.ts";
import { detailNames } from "./detail-names.ts";
import { DetailsForm } from "./details-form.tsx";
import { detailsActions } from "./details.form.server.ts";
import { receiptWords } from "../receipt/words.ts";
import { studioWords } from "./words.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, deliveries, content, lang } = context.get(services);
  const lead = await leadOfReceipt(db, params.receipt);
  const { title, details } = content.page("studio-audit", lang);
  if (lead?.form !== "studio-audit") return data({ title, request: null }, { status: 404 });
  const { payload, createdAt } = lead;
  const given = detailNames.flatMap((name) => (payload[name] === undefined ? [] : [[name, String(payload[name])]]));
  return data({
    title,
    request: {
      receipt: params.receipt,
      createdAt,
      outcome: await deliveries.waitForOutcome(lead.id),
      given: Object.fromEntries(given) as Record<string, string>,
      open: takesAdditions(createdAt),
      details,
      notice: content.find("notice", "studio-audit", lang),
    },
  });
}

export const action = (args: Route.ActionArgs) => detailsActions.page(args);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function AuditRequest({ loaderData: { request }, actionData }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const words = useWords(receiptWords);
  const own = useWords(studioWords);
  const format = formats[lang];
  if (!request)
    return (
      <section className="page section">
        <h1>{words.gone}</h1>
        <p className="lead mt-4">{words.goneText}</p>
        <p className="mt-6">
          <TextLink to={pathOf("studio")}>{own.page.back}</TextLink>
        </p>
      </section>
    );
  const { receipt, createdAt, outcome, given, open, details, notice } = request;
  return (
    <section className="page section contact">
      <div className="grid content-start gap-4">
        <h1>{words.title}</h1>
        <OutcomeLines outcome={outcome} words={own.audit} />
        {Object.keys(given).length > 0 && <StatusLine tone="good" {...own.details.given} />}
        <p className="note">
          {words.at(format.date(createdAt), format.time(createdAt))}
          <br />
          {words.number(receipt)}
        </p>
        <p>
          <TextLink to={pathOf("studio")}>{own.page.back}</TextLink>
        </p>
      </div>
      {open && (
        <div>
          <h2 className="text-title-m">{details.title}</h2>
          <p className="mt-3 text-ink-2">{details.intro}</p>
          <DetailsForm receipt={receipt} given={given} notice={notice} refused={actionData} />
        </div>
      )}
    </section>
  );
}
