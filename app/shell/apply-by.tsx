import { Link, useMatches, useRouteLoaderData } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import { formats } from "../../platform/language/format.ts";
import { pathOf } from "../paths.ts";
import { useLanguage, useWords } from "./language.tsx";
import type { RootData } from "./root-data.server.ts";
import { shellWords } from "./words.ts";

/** The next deadline to apply by and the places behind it, in words; undefined where none is known. */
function useDeadline() {
  const intake = useRouteLoaderData<RootData>("root")?.intake;
  const { lang } = useLanguage();
  const { deadline } = useWords(shellWords);
  if (!intake) return undefined;
  // The year goes without saying: it is the next one of its month.
  const day = formats[lang].date(intake.lastDay).replace(/ \d{4}$/, "");
  const places = deadline.places(intake.placesLeft);
  return {
    by: deadline.by(day),
    // The bar has no room for more on a phone: its date alone says which intake it is.
    places: deadline.under(day, places),
    start: deadline.start(formats[lang].date(intake.startsOn).replace(/ \d{4}$/, "")),
    line: [deadline.line(day), intake.isLater ? deadline.later(places) : places],
  };
}

/** What a page that belongs to one application tells the bar: where it stands, and the answer that is next. */
export type OwnApplication = { to: string; next: { what: "answer" | "decision"; by: Date | string } | null };

/** Kept pages are the same for everybody: only an applicant's own pages know whose they are. */
const useOwnApplication = () =>
  useMatches()
    .map(({ loaderData }) => (loaderData as { own?: OwnApplication | null } | undefined)?.own)
    .find(Boolean);

/** The top bar's button: it keeps the deadline in sight; who has applied is not asked to apply again. */
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
