import { accessTokenFor } from "../../../domain/application/access-token.server.ts";
import { ownApplications } from "../../../domain/application/founder-queries.server.ts";
import { numberOf, rangeOf } from "../../../domain/content/fact-value.ts";
import { printFact } from "../../../domain/content/print-fact.ts";
import { figuresOf } from "../../../domain/kpi/history.server.ts";
import { intakeRule } from "../../../domain/application/facts.server.ts";
import { hasBegun, intakeNamed } from "../../../domain/application/intake.ts";
import { programmeIntake } from "../../../domain/meeting/programme.server.ts";
import { centsOf } from "../../../platform/language/typed-number.ts";
import { mustRead } from "../../../domain/startup/access.ts";
import { readAttractiveness } from "../../../domain/readiness/attractiveness.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { isDemo } from "../../../platform/installation/demo.server.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import workspaceStyles from "../../shell/workspace.css?url";
import { CockpitHead } from "../cockpit-head.tsx";
import type { Route } from "./+types/acceleration.page.ts";
import { Admitted } from "./admitted.tsx";
import { Calculator } from "./calculator.tsx";
import { Selection } from "./selection.tsx";
import { founderWords } from "../words.ts";
import { accelerationWords } from "./words.ts";

/** One example startup's monthly revenue before and after the programme, and the months between. */
const claimOfOne = ["accelerated.example_mrr", "accelerated.example_months"] as const;
/** A success rate whose definition is not final. While this fact is unconfirmed, it is shown only in demonstrations. */
const undefinedRate = "accelerated.success";
const results = [
  "accelerated.startups",
  "accelerated.growth",
  "accelerated.success",
  "accelerated.average_raise",
  "site.investor_network",
  "offer.revenue_share_places",
] as const;

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, content, secret, lang } = requireActor(args, "founder");
  const startup = mustRead(actor);
  const [{ latest }, [application], showsAll, attractiveness, intake] = await Promise.all([
    figuresOf(db, startup),
    ownApplications(db, actor),
    isDemo(db),
    readAttractiveness(db, actor),
    programmeIntake(db, startup),
  ]);
  const admitted = intake === null ? null : intakeNamed(intake, intakeRule(content));
  const print = (id: string) => printFact(content.fact(id), lang);
  const typed = new URL(args.request.url).searchParams.get("extra");
  const read = typed === null ? (latest?.mrr ?? null) : (centsOf(typed) ?? null);
  const extra = read === null || read < 0 ? null : read;
  const { from, to } = rangeOf(content, "offer.revenue_share");
  return {
    title: founderWords.in(lang).tabs.acceleration,
    months: numberOf(content, "offer.duration"),
    options: content.list("formula", lang).filter(({ offered }) => offered),
    delays: {
      hours: numberOf(content, "intake.first_answer"),
      minutes: numberOf(content, "intake.discovery_call"),
      weeks: numberOf(content, "intake.final_decision"),
    },
    // While the site shows sample content, unverified figures are shown with a mark. Otherwise they are hidden.
    results: results
      .map((id) => content.find("fact", id, lang))
      .filter(({ id, confirm }) => !confirm || (content.site.sampleContentShown && (id !== undefinedRate || showsAll)))
      .map(({ id, label, definition, confirm, asOf }) => ({
        ...{ id, label, definition, confirm },
        text: id === "site.investor_network" ? `${print(id)}+` : print(id),
        asOf: asOf && formats[lang].date(asOf),
      })),
    claim: claimOfOne.every((id) => content.site.sampleContentShown || !content.fact(id).confirm)
      ? {
          mrr: print(claimOfOne[0]),
          months: numberOf(content, "accelerated.example_months"),
          confirm: claimOfOne.some((id) => content.fact(id).confirm),
        }
      : null,
    attractiveness: attractiveness?.score ?? null,
    threshold: numberOf(content, "accelerated.attractiveness"),
    admitted: admitted && {
      startsOn: formats[lang].date(admitted.startsOn),
      hasBegun: hasBegun(admitted, new Date()),
    },
    application: application ? accessTokenFor("application", application.id, secret) : null,
    extra,
    isInvalid: typed !== null && extra === null,
    typed: (typed ?? (latest ? formats[lang].exact(latest.mrr / 100) : "")).slice(0, 40),
    month: typed === null ? (latest?.month ?? null) : null,
    shares: [from, Math.round((from + to) / 2), to],
    testimonials: content
      .list("testimonial", lang)
      .filter(({ page }) => page === "program")
      .map(({ id, quote, author, role, company, results: claimed, sample }) => ({
        ...{ id, quote, author, role, company, claimed, sample },
      })),
  };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

/** An asterisk that marks an unverified figure, with a word for screen readers. */
function Star({ word }: { word: string }) {
  return (
    <>
      <span aria-hidden>*</span> <span className="sr-only">({word})</span>
    </>
  );
}

export default function AccelerationTab({ loaderData }: Route.ComponentProps) {
  const words = useWords(accelerationWords);
  const { tabs } = useWords(founderWords);
  const { months, options, delays, attractiveness, threshold, application, admitted, testimonials } = loaderData;
  const isUnproven =
    loaderData.results.some(({ confirm }) => confirm) ||
    loaderData.claim?.confirm ||
    testimonials.some(({ sample }) => sample);
  return (
    <>
      <CockpitHead title={tabs.acceleration} context={words.context(months)} />
      <div className="cockpit-work">
        <div className="workspace-columns">
          <div className="workspace-main">
            <section className="panel workspace-part">
              <h2>{words.modelTitle}</h2>
              <dl className="grid gap-3">
                {options.map(({ id, name, terms }) => (
                  <div key={id}>
                    <dt className="font-semibold">{name}</dt>
                    <dd>{terms}</dd>
                  </div>
                ))}
              </dl>
              <p className="note">{words.shareText}</p>
              {admitted && <TextLink to={pathOf("founder-hours")}>{words.hours}</TextLink>}
            </section>
            <Calculator
              extra={loaderData.extra}
              isInvalid={loaderData.isInvalid}
              typed={loaderData.typed}
              month={loaderData.month}
              shares={loaderData.shares}
            />
            {admitted && <Admitted {...admitted} application={application} />}
            <Selection
              attractiveness={attractiveness}
              threshold={threshold}
              delays={delays}
              application={application}
              isAdmitted={admitted !== null}
            />
          </div>
          <div className="grid min-w-0 content-start gap-5">
            {isUnproven && <p className="note">{words.unproven}</p>}
            {loaderData.results.length > 0 && (
              <section className="panel workspace-part">
                <h2>{words.resultsTitle}</h2>
                <dl className="grid gap-4">
                  {loaderData.results.map(({ id, text, label, definition, confirm, asOf }) => (
                    <div key={id}>
                      <dt>
                        <span className="figure-s">{text}</span> {label}
                        {confirm && <Star word={words.confirm} />}
                      </dt>
                      <dd className="note">
                        {definition} {asOf && words.asOf(asOf)}
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            )}
            {testimonials.length > 0 && (
              <section className="panel workspace-part">
                <h2>{words.testimonialsTitle}</h2>
                {loaderData.claim && (
                  <p>
                    <strong>{words.claim(loaderData.claim.mrr, loaderData.claim.months)}</strong>
                    {loaderData.claim.confirm && <Star word={words.confirm} />}
                  </p>
                )}
                {testimonials.map(({ id, quote, author, role, company, claimed, sample }) => (
                  <figure key={id}>
                    <blockquote>{quote}</blockquote>
                    {claimed && <p className="font-semibold">{claimed}</p>}
                    <figcaption className="note">
                      {author}
                      <br />
                      {[role, company].join(", ")}
                      {sample && <Star word={words.sample} />}
                    </figcaption>
                  </figure>
                ))}
              </section>
            )}
          </div>
        </div>
      </div>
    </>
  );
}
