import { data, redirect } from "react-router";
import { leadOfReceipt } from "../../domain/lead/receipt.server.ts";
import { requestOfReceipt } from "../../domain/newsletter/newsletter.server.ts";
import { formats } from "../../platform/language/format.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { receivedApplication } from "../application/embed.server.ts";
import { ApplicationReceived } from "../application/embed.tsx";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import type { OwnApplication } from "../shell/apply-by.tsx";
import { OutcomeLines } from "../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import { SentProjection } from "../simulator/embed.tsx";
import { growthOf } from "../simulator/embed.server.ts";
import { sentFor } from "../pitch-session/embed.server.ts";
import type { Route } from "./+types/receipt.page.ts";
import { outcomeWords } from "./outcome-words.server.ts";
import { receiptWords } from "./words.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, content, deliveries, lang } = context.get(services);
  const words = receiptWords.in(lang);
  const lead = await leadOfReceipt(db, params.receipt);
  if (lead?.form === "quiz") throw redirect(pathOf("quiz", { receipt: params.receipt }));
  if (lead?.form === "studio-audit") throw redirect(pathOf("studio-audit-request", { receipt: params.receipt }));
  if (lead?.form === "guide") throw redirect(pathOf("guide-confirmation", { receipt: params.receipt }));
  const stored = lead ?? (await requestOfReceipt(db, params.receipt));
  if (!stored) return data({ title: words.gone, receipt: params.receipt, stored: null }, { status: 404 });
  const { id, createdAt } = stored;
  const sent = lead?.form ?? ("newsletter" as const);
  // A revision is shown like a first application, so that the page does not reveal that an earlier application exists.
  const form = sent === "application-revision" ? "application" : sent;
  const simulated =
    lead?.form === "simulator" ? { typed: String(lead.payload["monthlyRevenue"]), growth: growthOf(content) } : null;
  const received = form === "application" ? await receivedApplication(id, createdAt, context) : undefined;
  const decided = received?.decided ?? null;
  const application = decided === null ? received : undefined;
  return data({
    title: words.title,
    receipt: params.receipt,
    own: application && ownOf(params.receipt, application.promises.firstAnswerBy),
    stored: {
      words: outcomeWords(form, lang),
      simulated,
      application,
      decided,
      createdAt,
      sentFor: lead?.form === "pitch-application" ? sentFor(content, lead.payload, lang) : null,
      needsAccount: form === "investor-registration",
      outcome: await deliveries.waitForOutcome(id),
    },
  });
}

const ownOf = (receipt: string, by: Date): OwnApplication => ({
  to: pathOf("receipt", { receipt }),
  next: { what: "answer", by },
});

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function Receipt({ loaderData: { receipt, stored } }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const words = useWords(receiptWords);
  const home = (
    <p className="mt-6">
      <TextLink to={pathOf("home")}>{words.home}</TextLink>
    </p>
  );
  if (!stored)
    return (
      <section className="page section">
        <h1>{words.gone}</h1>
        <p className="lead mt-4">{words.goneText}</p>
        {home}
      </section>
    );
  const outcome = <OutcomeLines outcome={stored.outcome} words={stored.words} />;
  const number = (
    <p className="note">
      {words.at(formats[lang].date(stored.createdAt), formats[lang].time(stored.createdAt))}
      <br />
      {words.number(receipt)}
    </p>
  );
  if (stored.application)
    return <ApplicationReceived {...stored.application} receipt={receipt} outcome={outcome} footnote={number} />;
  return (
    <section className="page section">
      <h1>{words.title}</h1>
      {stored.decided ? (
        <p className="lead mt-4">{stored.decided}</p>
      ) : stored.simulated ? (
        <SentProjection receipt={receipt} {...stored.simulated}>
          {outcome}
        </SentProjection>
      ) : (
        <div className="mt-6 grid max-w-lead gap-5">
          {outcome}
          {stored.sentFor && <p>{stored.sentFor}</p>}
        </div>
      )}
      {stored.needsAccount && (
        <p className="mt-6">
          {words.accountText} <TextLink to={pathOf("sign-up", { type: "investor" })}>{words.account}</TextLink>
        </p>
      )}
      <div className="mt-6">{number}</div>
      {home}
    </section>
  );
}
