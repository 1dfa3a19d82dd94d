import type { Resolved, Testimonial } from "../../domain/content/content.ts";
import { ExternalIcon, icon } from "../../ui/icons.tsx";
import { Monogram } from "../../ui/monogram.tsx";
import { useWords } from "../shell/language.tsx";
import { NoBreak } from "../shell/no-break.tsx";
import { sourceOf } from "../shell/picture.ts";
import { sectionWords } from "./words.ts";
import { shellWords } from "../shell/words.ts";

const StarIcon = icon(
  <path d="m10 2 2.4 5.2 5.6.7-4.1 3.9 1 5.6-4.9-2.8-4.9 2.8 1-5.6L2 7.9l5.6-.7z" fill="currentColor" />,
);

export type DrawnTestimonial = Omit<Resolved<Testimonial>, "kind" | "id" | "page" | "featured">;

type QuoteProps = { testimonial: DrawnTestimonial; className?: string };

export function Quote({ testimonial, className = "" }: QuoteProps) {
  const { example } = useWords(sectionWords);
  const shell = useWords(shellWords);
  const { quote, author, role, company, companyLink, image, results, rating, sample } = testimonial;
  return (
    <figure className={`quote ${className}`} data-reveal>
      <blockquote>
        <NoBreak text={quote} />
      </blockquote>
      {rating !== undefined && (
        <p role="img" aria-label={shell.rating(rating)} className="flex text-accent-ink">
          {Array.from({ length: rating }, (_, star) => (
            <StarIcon key={star} />
          ))}
        </p>
      )}
      {results && <p className="figure text-title-m">{results}</p>}
      <figcaption>
        <Monogram name={author} image={sourceOf(image, 56)} />
        <span>
          <b>{author}</b>
          <br />
          {role},{" "}
          {companyLink ? (
            <a href={companyLink} target="_blank" rel="noopener" className="link">
              {company} <ExternalIcon className="inline w-4" />
            </a>
          ) : (
            company
          )}
          {sample && <span className="mark mt-2 block w-fit">{example}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
