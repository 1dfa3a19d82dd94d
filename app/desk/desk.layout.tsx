import { useEffect, useRef } from "react";
import { data, Link, Outlet, redirect, useLocation } from "react-router";
import { waitingErasure } from "../../domain/person/erasure.server.ts";
import { LogoMark } from "../../ui/logo-mark.tsx";
import { may } from "../../domain/team/rights.ts";
import { pathOf } from "../paths.ts";
import { services, viewer } from "../context/context.server.ts";
import coreStyles from "../shell/core.css?url";
import { ErasureLine } from "../shell/erasure-line.tsx";
import { erasureWords } from "../shell/erasure-words.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { useWords } from "../shell/language.tsx";
import { LanguageChoice } from "../shell/language-choice.tsx";
import { requireColleague } from "../shell/require.server.ts";
import { ThemeChoice } from "../shell/theme-choice.tsx";
import type { Route } from "./+types/desk.layout.ts";
import deskStyles from "./desk.css?url";
import { DeskMenu, DeskNav } from "./desk-nav.tsx";
import { withoutFalseSuccess } from "./kit/false-success.server.ts";
import { opensFor, rightAt } from "./opens.server.ts";
import { SearchForm } from "./search/search-form.tsx";
import { deskWords } from "./words.ts";
import { shellWords } from "../shell/words.ts";
import { useSending } from "../shell/form/lost-send.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: coreStyles },
  { rel: "stylesheet", href: deskStyles },
];

export async function loader(args: Route.LoaderArgs) {
  // For an unknown URL, only team members see the 404 page inside the desk's frame.
  const who = args.context.get(viewer);
  if ("*" in args.params && !(who && may({ viewer: who }, "desk"))) throw data(null, { status: 404 });
  const { actor } = requireColleague(args, rightAt(args.request));
  const { firstName, lastName, email } = actor.viewer;
  const corrected = withoutFalseSuccess(args);
  if (corrected !== undefined) throw redirect(corrected);
  const { db, env } = args.context.get(services);
  return {
    name: `${firstName} ${lastName}`.trim() || email,
    opens: opensFor(actor.viewer),
    mailsAreFiles: env.SMTP_URL === undefined,
    erasure: await waitingErasure(db, email),
  };
}

export type DeskData = Awaited<ReturnType<typeof loader>>;

function useFocusAfterSend() {
  const { state, formMethod } = useSending();
  const sent = useRef(false);
  useEffect(() => {
    if (state !== "idle") {
      sent.current = formMethod === "POST";
      return;
    }
    const main = sent.current && document.getElementById("main");
    const wrong = main && main.querySelector<HTMLElement>(":is(.contact-form, section form) [aria-invalid=true]");
    if (wrong) wrong.focus();
    else if (main && document.activeElement === document.body) main.focus({ preventScroll: true });
    // On a long record, the publish button is far below the success notice, so the notice is scrolled into view.
    if (main && !wrong) main.querySelector(".status-good")?.scrollIntoView({ block: "nearest" });
    sent.current = false;
  }, [state, formMethod]);
}

const isApplication = (pathname: string) => /^\/admin\/applications\/[\da-f-]{36}$/.test(pathname);

export default function Desk({ loaderData: { name, opens, erasure } }: Route.ComponentProps) {
  const shell = useWords(shellWords);
  const words = useWords(deskWords);
  const { pathname } = useLocation();
  useFocusAfterSend();
  const end = (
    <>
      <p className="desk-who text-ink font-semibold wrap-anywhere">{name}</p>
      <Link to={pathOf("home")}>{words.nav.site}</Link>
      <form method="post" action={pathOf("sign-out")}>
        <button className="desk-out">{words.nav.signOut}</button>
      </form>
      <div className="desk-choices">
        <LanguageChoice />
        <ThemeChoice />
      </div>
    </>
  );
  return (
    <div className="desk">
      <PageTitle />
      <a href="#main" className="skip">
        {shell.skip}
      </a>
      <header className="desk-bar on-ink">
        <Link to={pathOf("admin")} className="brand">
          <LogoMark />
          {words.name}
        </Link>
        <nav aria-label={words.nav.label} className="desk-side">
          {opens.includes("admin-search") && <SearchForm />}
          <DeskNav />
        </nav>
        <DeskMenu end={end} />
      </header>
      <main id="main" tabIndex={-1}>
        <ErasureLine erasure={erasure} words={useWords(erasureWords)} />
        {/* Records share one page component. Without this key, text typed for one record would remain in the form
            of the next record. An application has the key itself, inside, because the list beside it stays. */}
        <Outlet key={isApplication(pathname) ? "application" : pathname} />
      </main>
      <footer className="desk-end desk-foot on-ink">{end}</footer>
    </div>
  );
}
