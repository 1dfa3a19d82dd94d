import { Link, useMatches, useRouteLoaderData } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import { formats } from "../../platform/language/format.ts";
import { pathOf } from "../paths.ts";
import { useLanguage, useWords } from "./language.tsx";
import type { RootData } from "./root-data.server.ts";
import { shellWords } from "./words.ts";

function useDeadline() {
  const intake = useRouteLoaderData<RootData>("root")?.intake;
  const { lang } = useLanguage();
  const { deadline } = useWords(shellWords);
  if (!intake) return undefined;
  // The year is left out, because the deadline is always the next occurrence of that day and month.
  const day = formats[lang].date(intake.lastDay).replace(/ \d{4}$/, "");
  const places = deadline.places(intake.placesLeft);
  return {
    by: deadline.by(day),
    // On phones, the top bar has no space for the intake's name, so the deadline identifies the intake.
    places: deadline.under(day, places),
    start: deadline.start(formats[lang].date(intake.startsOn).replace(/ \d{4}$/, "")),
    line: [deadline.line(day), intake.isLater ? deadline.later(places) : places],
  };
}

/** The page of a visitor's application, and the next reply that is due. */
export type OwnApplication = { to: string; next: { what: "answer" | "decision"; by: Date | string } | null };

/** The link comes from the page's loader data, because all visitors share a cached page's root data. */
const useOwnApplication = () =>
  useMatches()
    .map(({ loaderData }) => (loaderData as { own?: OwnApplication | null } | undefined)?.own)
    .find(Boolean);

export function ApplyBy() {
  const { nav, ownApplication } = useWords(shellWords);
  const { lang } = useLanguage();
  const deadline = useDeadline();
  const own = useOwnApplication();
  if (own)
    return (
      <Link to={own.to} className="button button-secondary bar-apply">
        {ownApplication.title}{" "}
        {own.next && <small>{ownApplication[own.next.what](formats[lang].day(own.next.by))}</small>}
      </Link>
    );
  return (
    <Link to={pathOf("application")} viewTransition className="button button-secondary bar-apply">
      {deadline ? (
        <>
          {deadline.by} <small>{deadline.places}</small>
        </>
      ) : (
        nav.apply
      )}
    </Link>
  );
}

type LineProps = { withStart?: boolean; className?: string };

/** Shows for example "Apply by 15 December · 4 places left" beside a page's own button. */
export function DeadlineLine({ withStart, className }: LineProps) {
  const deadline = useDeadline();
  if (!deadline) return null;
  const [by, places] = deadline.line;
  return (
    <p className={classNames("text-s", className)}>
      <strong>{by}</strong>
      {`${withStart ? ` ${deadline.start}\u00A0` : " "}· `}
      <span className="inline-block">{places}</span>
    </p>
  );
}
