import { LinkButton } from "../../ui/button.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { useWords } from "./language.tsx";
import { shellWords } from "./words.ts";
import { pathOf } from "../paths.ts";

type NotFoundProps = {
  /**
   * The link to a list in which the visitor can continue searching. Without a list, the page links to the home page.
   */
  back?: { to: string; words: string };
};

export function NotFound({ back }: NotFoundProps) {
  const { notFound } = useWords(shellWords);
  return (
    <section className="page section">
      <p className="figure text-[clamp(6rem,22vw,14rem)]" aria-hidden>
        404
      </p>
      <Ruler steps={18} long={[4, 14]} done={4} height={32} className="mt-5" />
      <h1 className="mt-6">{notFound.title}</h1>
      <p className="lead mt-4">{notFound.text}</p>
      <LinkButton to={back?.to ?? pathOf("home")} className="mt-6">
        {back?.words ?? notFound.home}
      </LinkButton>
    </section>
  );
}
