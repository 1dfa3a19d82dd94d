import { useRef } from "react";
import guideStyles from "./guide.css?url";
import { leadOfReceipt } from "../../domain/lead/receipt.server.ts";
import { LinkButton } from "../../ui/button.tsx";
import { useOnChange } from "../../ui/use-on-change.ts";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { LeadReport } from "../shell/consent/lead-report.tsx";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useWords } from "../shell/language.tsx";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import type { Route } from "./+types/confirmation.page.ts";
import { formContent } from "./form-content.server.ts";
import { GuideForm } from "./guide-form.tsx";
import { useSent } from "./sent.ts";
import { Thanks } from "./thanks.tsx";
import { guideWords } from "./words.ts";
import { formWords } from "../shell/form/words.ts";

/** Returns the stored request that the receipt in the URL identifies, for browsers without JavaScript. */
async function storedAs(receipt: string | null, { context }: Route.LoaderArgs) {
  const { db, deliveries } = context.get(services);
  const lead = receipt ? await leadOfReceipt(db, receipt) : undefined;
  if (!receipt || lead?.form !== "guide") return null;
  return { receipt, outcome: await deliveries.waitForOutcome(lead.id, lead.spam ? 0 : undefined) };
}

export async function loader(args: Route.LoaderArgs) {
  const { content, lang } = args.context.get(services);
  return {
    page: content.page("guide-confirmation", lang),
    form: formContent(content, lang),
    stored: await storedAs(new URL(args.request.url).searchParams.get("receipt"), args),
  };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: guideStyles }];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMetadata("guide-confirmation", loaderData.page.metadata, rootData(matches), {
        noindex: true,
        social: "guide",
      })
    : [];

export default function GuideConfirmation({ loaderData: { page, form, stored } }: Route.ComponentProps) {
  const words = useWords(guideWords);
  const { limited } = useWords(formWords);
  const sent = useSent();
  const heading = useRef<HTMLHeadingElement>(null);
  const lost = sent && "typed" in sent;
  // The button that was pressed disappears, so the focus moves to the heading.
  useOnChange(lost, () => heading.current?.focus());
  if (stored) return <Thanks thanks={page.thanks} stored={stored} />;
  if (sent && "receipt" in sent)
    return (
      <>
        <Thanks thanks={page.thanks} stored={sent} heading={heading} />
        <LeadReport receipt={sent.receipt} />
      </>
    );
  if (sent && "typed" in sent)
    return (
      <section className="page section guide-retry">
        <h1 ref={heading} tabIndex={-1} className="guide-notice">
          {words.lost.title}
        </h1>
        {sent.minutes !== undefined && (
          <StatusLine tone="bad" title={limited.title} text={limited.text(sent.minutes)} />
        )}
        <StatusLine tone="bad" title={words.failure.title} text={words.lost.text} />
        <GuideForm {...form} known={sent.typed} again={{ key: sent.key }} />
      </section>
    );
  return (
    <section className="page section">
      <h1>{page.nothing.title}</h1>
      <p className="lead mt-4">{page.nothing.text}</p>
      <LinkButton to={pathOf("guide")} className="mt-6">
        {page.nothing.action}
      </LinkButton>
    </section>
  );
}
