import { data, Link, redirect } from "react-router";
import { leadOfReceipt } from "../../domain/lead/receipt.server.ts";
import { formats } from "../../platform/language/format.ts";
import { guideConfirmedPath, pathOf, quizResultPath } from "../paths.ts";
import { services } from "../services.server.ts";
import { OutcomeLines } from "../shell/form/status-line.tsx";
import { useLanguage } from "../shell/language.tsx";
import { Projection } from "../simulator/embed.tsx";
import type { Route } from "./+types/receipt.page.ts";

const patience = 3_000;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, deliveries } = context.get(services);
  const lead = await leadOfReceipt(db, params.receipt);
  if (!lead) return data({ receipt: params.receipt, stored: null }, { status: 404 });
  const { form, payload, createdAt } = lead;
  if (form === "quiz") throw redirect(quizResultPath(params.receipt));
  if (form === "guide") throw redirect(guideConfirmedPath(params.receipt));
  const monthlyRevenue = form === "simulator" ? String(payload["monthlyRevenue"]) : null;
  return data({
    receipt: params.receipt,
    stored: { form, monthlyRevenue, createdAt, outcome: await deliveries.waitForOutcome(lead.id, patience) },
  });
}

export const meta: Route.MetaFunction = () => [{ title: "The Lab" }, { name: "robots", content: "noindex" }];

export default function Receipt({ loaderData: { receipt, stored } }: Route.ComponentProps) {
  const { lang, words } = useLanguage();
  const own = words.receipt;
  return (
    <section className="page section">
      {!stored && (
        <>
          <h1>{own.gone}</h1>
          <p className="lead mt-4">{own.goneText}</p>
        </>
      )}
      {stored && (
        <>
          <h1>{own.title}</h1>
          <OutcomeLines outcome={stored.outcome} words={words[stored.form]} />
          {stored.monthlyRevenue !== null && <Projection typed={stored.monthlyRevenue} />}
          <p className="note mt-6">
            {own.at(formats[lang].date(stored.createdAt), formats[lang].time(stored.createdAt))} · {own.number(receipt)}
          </p>
        </>
      )}
      <p className="mt-6">
        <Link to={pathOf("home")}>{own.home}</Link>
      </p>
    </section>
  );
}
