import { Link, useMatches, useRouteLoaderData } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import { formats } from "../../platform/language/format.ts";
import { pathOf } from "../paths.ts";
import { useLanguage, useWords } from "./language.tsx";
import type { RootData } from "./root-data.server.ts";
import { shellWords } from "./words.ts";

/** The next application deadline and the places left, in words; undefined if no intake is known. */
function useDeadline() {
  const intake = useRouteLoaderData<RootData>("root")?.intake;
  const { lang } = useLanguage();
  const { deadline } = useWords(shellWords);
  if (!intake) return undefined;
  // The year is left out: the date is always the next one of that day and month.
  const day = formats[lang].date(intake.lastDay).replace(/ \d{4}$/, "");
  const places = deadline.places(intake.placesLeft);
  return {
    by: deadline.by(day),
    // The bar has no room for the intake's name on a phone; the deadline identifies the intake.
    places: deadline.under(day, places),
    start: deadline.start(formats[lang].date(intake.startsOn).replace(/ \d{4}$/, "")),
    line: [deadline.line(day), intake.isLater ? deadline.later(places) : places],
  };
}

/** The bar's link for the owner of an application: the page of the application and the next reply due. */
export type OwnApplication = { to: string; next: { what: "answer" | "decision"; by: Date | string } | null };

/** Read from the page's own loader: the root data of a cached page is the same for everybody. */
const useOwnApplication = () =>
  useMatches()
    .map(({ loaderData }) => (loaderData as { own?: OwnApplication | null } | undefined)?.own)
    .find(Boolean);

/** The top bar's button: the deadline to apply by, or for an applicant the link to the application. */
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

/** "Apply by 15 December · 4 places left", beside a page's own button. */
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
