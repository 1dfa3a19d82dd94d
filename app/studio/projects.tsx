import type { Project, Resolved, StudioPage } from "../../domain/content/content.ts";
import { ExternalIcon } from "../../ui/icons.tsx";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { useWords } from "../shell/language.tsx";
import { sectionWords } from "../sections/words.ts";
import { shellWords } from "../shell/words.ts";

type ProjectsProps = {
  showcase: Resolved<StudioPage>["showcase"];
  projects: Resolved<Project>[];
  screen: string | undefined;
};

export function Projects({ showcase, projects, screen }: ProjectsProps) {
  const { example } = useWords(sectionWords);
  const shell = useWords(shellWords);
  if (projects.length === 0) return null;
  return (
    <section className="page section">
      <div className="grid-12">
        <h2 className="l:col-span-6">{showcase.title}</h2>
        <p className="lead l:col-span-5 l:col-start-8 l:self-end">{showcase.intro}</p>
      </div>
      {screen && <div dangerouslySetInnerHTML={{ __html: screen }} />}
      <ul className="projects">
        {projects.map(({ id, name, category, description, metrics, link, sample }) => (
          <li key={id} data-reveal>
            <CompanyLogo name={name} size="3.5rem" />
            <div className="grid gap-2">
              <div className="flex flex-wrap items-center gap-3">
                <h3>{name}</h3>
                {sample && <p className="mark">{example}</p>}
              </div>
              <p className="font-medium">{category}</p>
              <p className="text-ink-2">{description}</p>
              <p>{metrics}</p>
              {link && (
                <a href={link} target="_blank" rel="noopener" className="link inline-block py-2">
                  {showcase.see} <ExternalIcon className="inline w-4" />
                  <span className="sr-only">
                    {name} {shell.newTab}
                  </span>
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
