import { LogoMark } from "../../ui/logo-mark.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { pathOf } from "../paths.ts";
import type { Words } from "../words.en.ts";

type ErrorPageProps = {
  words: Words["shell"]["error"];
  /** The site cannot reach its data, or the page belongs to others; otherwise it is our mistake. */
  what: "unavailable" | "forbidden" | "failed";
};

const titles = { unavailable: "unavailableTitle", forbidden: "forbiddenTitle", failed: "title" } as const;
const texts = { unavailable: "unavailableText", forbidden: "forbiddenText", failed: "text" } as const;

/** Stands alone: it needs neither the frame nor anything from the database. */
export function ErrorPage({ words, what }: ErrorPageProps) {
  return (
    <div className="page section">
      <header>
        <p className="brand">
          <LogoMark />
          The Lab
        </p>
      </header>
      <main className="mt-7">
        <Ruler steps={18} long={[0, 9, 18]} height={32} />
        <h1 className="mt-6">{words[titles[what]]}</h1>
        <p className="lead mt-4">{words[texts[what]]}</p>
      </main>
      <footer className="mt-6 flex flex-wrap gap-4">
        {what !== "forbidden" && (
          <a href="" className="button button-primary">
            {words.retry}
          </a>
        )}
        <a href={pathOf("home")} className="button button-secondary">
          {words.home}
        </a>
      </footer>
    </div>
  );
}
