import { ExternalIcon } from "../../ui/icons.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { useWords } from "../shell/language.tsx";
import type { JoinSectionData } from "./embed.server.ts";
import { JoinForm } from "./join-form.tsx";
import { shellWords } from "../shell/words.ts";

type Props = { section: JoinSectionData; refused?: Refusal | undefined; heading: "h1" | "h2" };

export function JoinSection({ section: { page, notice, marketing, email, social }, refused, heading: Heading }: Props) {
  const { newTab } = useWords(shellWords);
  const Subheading = Heading === "h1" ? "h2" : "h3";
  return (
    <section id="join" className="page section contact">
      <div>
        <Heading>{page.title}</Heading>
        <p className="lead mt-4">{page.intro}</p>
        <dl className="rows mt-6">
          {page.roles.map(({ id, label, text }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          {email && (
            <div>
              <dt>{page.contact}</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
          )}
        </dl>
        {social && (
          <p className="mt-4">
            <a href={social} target="_blank" rel="noopener" className="link inline-flex items-center gap-2 py-2">
              {page.social} <ExternalIcon className="w-4" />
              <span className="sr-only">{newTab}</span>
            </a>
          </p>
        )}
      </div>
      <div id="join-form">
        <Subheading className="text-title-s">{page.form.title}</Subheading>
        <JoinForm roles={page.roles} notice={notice} marketing={marketing} refused={refused} />
      </div>
    </section>
  );
}
