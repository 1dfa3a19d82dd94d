import type { ReactNode } from "react";
import { organisation } from "../../platform/language/organisation.ts";
import { LogoMark } from "../../ui/logo-mark.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { pathOf } from "../paths.ts";
import type { shellWords } from "./words.ts";
import { legalPages } from "./footer.tsx";

type Words = ReturnType<typeof shellWords.in>;
/** The title, text and link shown for a refused request instead of the general error message. */
export type Refusal = { title: string; text: string; to: string; action: string };
const isRefusal = (why: unknown): why is Refusal => typeof why === "object" && why !== null && "action" in why;

type Told = { title: string; text: string; again: boolean; way?: Refusal };
type ErrorPageProps = { words: Words; message: Told; children?: ReactNode };

export function errorWords({ error, notFound }: Words, status: number, why?: unknown): Told {
  if (status === 503) return { title: error.unavailableTitle, text: error.unavailableText, again: true };
  if (isRefusal(why)) return { ...why, again: false, way: why };
  if (status === 403) return { title: error.forbiddenTitle, text: error.forbiddenText, again: false };
  if (status === 404) return { title: notFound.title, text: notFound.text, again: false };
  return { title: error.title, text: error.text, again: true };
}

/** The error page uses neither the page frame nor the database, so that it renders even if one of them has failed. */
export function ErrorPage({ words, message: { title, text, again, way }, children }: ErrorPageProps) {
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
          {way && (
            <a href={way.to} className="button button-primary">
              {way.action}
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
