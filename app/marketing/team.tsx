import type { AboutPage, Resolved, TeamMember } from "../../domain/content/content.ts";
import { ExternalIcon } from "../../ui/icons.tsx";
import { Monogram } from "../../ui/monogram.tsx";
import { useWords } from "../shell/language.tsx";
import { sourceOf } from "../shell/picture.ts";
import { marketingWords } from "./words.ts";
import { sectionWords } from "../sections/words.ts";
import { shellWords } from "../shell/words.ts";
import { NoBreak } from "../shell/no-break.tsx";

type TeamProps = { heading: Resolved<AboutPage>["team"]; members: Resolved<TeamMember>[] };

export function Team({ heading, members }: TeamProps) {
  const marketing = useWords(marketingWords);
  const { example } = useWords(sectionWords);
  const shell = useWords(shellWords);
  if (members.length === 0) return null;
  return (
    <section className="page section">
      <div className="grid-12">
        <h2 className="l:col-span-5">{heading.title}</h2>
        <p className="lead l:col-span-6 l:col-start-7 l:self-end">{heading.intro}</p>
      </div>
      <ul className="team">
        {members.map(({ id, name, role, bio, image, zoom, linkedin, sample }) => (
          <li key={id} data-reveal>
            <Monogram name={name} image={sourceOf(image, 96)} zoom={zoom} size={96} />
            <div>
              <h3>{name}</h3>
              <p className="font-medium">{role}</p>
              <p className="mt-2 text-ink-2">
                <NoBreak text={bio} />
              </p>
              <div className="flex flex-wrap items-center gap-x-3">
                {linkedin && (
                  <a
                    href={linkedin}
                    target="_blank"
                    rel="noopener"
                    className="link inline-flex min-h-[2.75rem] items-center gap-2"
                  >
                    {marketing.linkedin} <ExternalIcon className="w-4" />
                    <span className="sr-only">
                      {name} {shell.newTab}
                    </span>
                  </a>
                )}
                {sample && <p className="mark my-2">{example}</p>}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
