import type { ReactNode } from "react";
import { organisation } from "../../platform/language/organisation.ts";
import { LogoMark } from "../../ui/logo-mark.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { pathOf } from "../paths.ts";
import type { shellWords } from "./words.ts";
import { legalPages } from "./footer.tsx";

type Words = ReturnType<typeof shellWords.in>;
/** What the answer to a refused form holds where a plan is all that is missing. */
export const notInPlan = "not in plan";

/** What the answer holds for a founder who has no startup any more: the name of the one that they left, if one is known. */
export type LeftStartup = { left: string };
/** What the answer holds where a founder's seat is too low. */
export type SeatNeeded = { needs: string };
const isLeft = (why: unknown): why is LeftStartup => typeof why === "object" && why !== null && "left" in why;
const isSeatNeeded = (why: unknown): why is SeatNeeded => typeof why === "object" && why !== null && "needs" in why;

/** What the answer to a refused page of the desk holds where a function of the team is all that is missing. */
export const notYourFunction = "not your function";

type Told = { title: string; text: string; again: boolean; plans?: boolean; team?: boolean; desk?: boolean };
type ErrorPageProps = { words: Words; message: Told; children?: ReactNode };

/** What it says, and whether asking again may help; what has no words of its own is our mistake. */
export function errorWords({ error, notFound }: Words, status: number, why?: unknown): Told {
  if (status === 503) return { title: error.unavailableTitle, text: error.unavailableText, again: true };
  if (status === 403 && why === notInPlan)
    return { title: error.notInPlanTitle, text: error.notInPlanText, again: false, plans: true };
  if (status === 403 && isSeatNeeded(why))
    return { title: error.seatNeededTitle, text: error.seatNeededText, again: false, team: true };
  if (status === 404 && isLeft(why))
    return { title: error.leftTitle(why.left), text: error.leftText, again: false, team: true };
  if (status === 403 && why === notYourFunction)
    return { title: error.notYourFunctionTitle, text: error.notYourFunctionText, again: false, desk: true };
  if (status === 403) return { title: error.forbiddenTitle, text: error.forbiddenText, again: false };
  if (status === 404) return { title: notFound.title, text: notFound.text, again: false };
  return { title: error.title, text: error.text, again: true };
}

/** Stands alone: it needs neither the frame nor anything from the database. */
export function ErrorPage({ words, message: { title, text, again, plans, team, desk }, children }: ErrorPageProps) {
  const { error, footer } = words;
  return (
    <div className="page section">
      <title>{error.titleOfPage(title)}</title>
      <meta name="robots" content="noindex" />
      <header>
        <p className="brand">
          <LogoMark />
          {organisation()}
        </p>
      </header>
      <main className="mt-7">
        <Ruler steps={18} long={[0, 9, 18]} height={32} />
        <h1 className="mt-6">{title}</h1>
        <p className="lead mt-4">{text}</p>
        {children}
        <p className="mt-6 flex flex-wrap gap-4">
          {again && (
            <a href="" className="button button-primary">
              {error.retry}
            </a>
          )}
          {plans && (
            <a href={pathOf("pricing")} className="button button-primary">
              {error.plans}
            </a>
          )}
          {team && (
            <a href={pathOf("founder-team")} className="button button-primary">
              {error.team}
            </a>
          )}
          {desk && (
            <a href={pathOf("admin")} className="button button-primary">
              {error.desk}
            </a>
          )}
          <a href={pathOf("home")} className="button button-secondary">
            {error.home}
          </a>
        </p>
      </main>
      <footer className="mt-7">
        <nav aria-label={footer.legal} className="flex flex-wrap gap-4">
          {legalPages.map((name) => (
            <a key={name} href={pathOf(name)} className="link">
              {footer[name]}
            </a>
          ))}
        </nav>
      </footer>
    </div>
  );
}
