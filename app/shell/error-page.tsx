import { LogoMark } from "../../ui/logo-mark.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { pathOf } from "../paths.ts";
import type { Words } from "../words.en.ts";

type ErrorPageProps = {
  words: Words["shell"]["error"];
  /** The site cannot reach its data; otherwise it is our mistake. */
  unavailable: boolean;
};

/** Stands alone: it needs neither the frame nor anything from the database. */
export function ErrorPage({ words, unavailable }: ErrorPageProps) {
  return (
    <main className="page section">
      <p className="brand">
        <LogoMark />
        The Lab
      </p>
      <Ruler steps={18} long={[0, 9, 18]} height={32} className="mt-7" />
      <h1 className="mt-6">{unavailable ? words.unavailableTitle : words.title}</h1>
      <p className="lead mt-4">{unavailable ? words.unavailableText : words.text}</p>
      <p className="mt-6 flex flex-wrap gap-4">
        <a href="" className="button button-primary">
          {words.retry}
        </a>
        <a href={pathOf("home")} className="button button-secondary">
          {words.home}
        </a>
      </p>
    </main>
  );
}
