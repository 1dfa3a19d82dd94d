import { longestBlank } from "../../../domain/legal-template/places.ts";
import { stepOf } from "../../../domain/startup/founder-profile.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { TextField } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import workspaceStyles from "../../shell/workspace.css?url";
import { CockpitHead } from "../cockpit-head.tsx";
import documentStyles from "../documents/documents.css?url";
import { SectionPreview } from "../documents/section-preview.tsx";
import { founderProfileWords } from "../profile-words.ts";
import type { Route } from "./+types/template.page.ts";
import { filledTemplate } from "./template.server.ts";
import { legalWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: workspaceStyles },
  { rel: "stylesheet", href: documentStyles },
];

export async function loader(args: Route.LoaderArgs) {
  const { actor } = requireActor(args, "founder");
  const { template, text, missing } = await filledTemplate(args, actor, args.params.template);
  const { id, name, purpose, blanks } = template;
  return { title: name, id, purpose, blanks, sections: text.sections, missing };
}

export default function TemplatePage({ loaderData }: Route.ComponentProps) {
  const { title, id, purpose, blanks, sections, missing } = loaderData;
  const words = useWords(legalWords);
  const { labels } = useWords(founderProfileWords);
  const [first] = missing;
  return (
    <>
      <CockpitHead title={title} context={words.context}>
        <TextLink to={pathOf("tool-legal-templates")}>{words.back}</TextLink>
      </CockpitHead>
      <div className="cockpit-work">
        <p>{purpose}</p>
        <PostForm
          reloadDocument
          action={pathOf("tool-legal-template-file", { template: id })}
          className="panel workspace-part document-form"
        >
          <h2>{words.blanks}</h2>
          <p className="text-ink-2">{words.blanksText}</p>
          {first && (
            <p>
              {words.missing(missing.map((field) => labels[field]))}{" "}
              <TextLink to={pathOf("founder-profile", { step: stepOf(first) })}>{words.fill}</TextLink>
            </p>
          )}
          {blanks.map(({ name, label }) => (
            <TextField key={name} name={name} label={label} maxLength={longestBlank} autoComplete="off" />
          ))}
          <div className="form-buttons">
            <Button type="submit">{words.download}</Button>
          </div>
          <p className="note">{words.review}</p>
        </PostForm>
        <Disclosure title={words.preview}>
          {sections.map((section) => (
            <section key={section.id} className="grid gap-2 py-3">
              {section.title && <h2>{section.title}</h2>}
              <SectionPreview title={section.title} blocks={section.blocks} />
            </section>
          ))}
        </Disclosure>
      </div>
    </>
  );
}
