import { longestSection, type OutlineSection } from "../../../domain/document/outline.ts";
import { stepOf } from "../../../domain/startup/founder-profile.ts";
import { Checkbox, Textarea } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { founderProfileWords } from "../profile-words.ts";
import type { ComposedSection } from "./compose.ts";
import { SectionPreview } from "./section-preview.tsx";
import { documentWords } from "./words.ts";

type Props = { outline: OutlineSection; section: ComposedSection; text: string; chosen: boolean; isTooLong: boolean };

/** One section of the outline: whether it is in, what it holds and lacks, and the founder's own text. */
export function OutlineSectionFields({ outline, section, text, chosen, isTooLong }: Props) {
  const { page, parts, sections } = useWords(documentWords);
  const { labels } = useWords(founderProfileWords);
  const { id, gaps, fields } = section;
  const title = sections[id];
  const holds = [...outline.fields.map((field) => labels[field]), ...outline.parts.map((part) => parts[part])];
  const [first] = fields;
  return (
    <fieldset className="outline-section">
      <legend>
        <h3>{title}</h3>
      </legend>
      <Checkbox name={`in-${id}`} value="yes" label={page.include(title)} defaultChecked={chosen} />
      <p className="note">{page.holds(holds)}</p>
      {gaps.length > 0 ? (
        <p>
          {page.missing(gaps)}{" "}
          {first && <TextLink to={pathOf("founder-profile", { step: stepOf(first) })}>{page.fill}</TextLink>}
        </p>
      ) : (
        <p className="note">{page.whole}</p>
      )}
      <details className="section-details">
        <summary>
          {page.see}
          <span className="sr-only">{page.ofSection(title)}</span>
        </summary>
        <SectionPreview title={title} blocks={section.section.blocks} />
      </details>
      <Textarea
        name={`text-${id}`}
        label={page.own(title)}
        hint={id === "milestones" ? page.milestonesHint : page.ownHint}
        defaultValue={text}
        maxLength={longestSection}
        rows={text ? 8 : 3}
        error={isTooLong && page.tooLong}
      />
    </fieldset>
  );
}
