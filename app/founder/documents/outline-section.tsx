import { longestSection } from "../../../domain/document/section-choice.ts";
import { stepOf } from "../../../domain/startup/founder-profile.ts";
import { Checkbox, Textarea } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import type { ComposedSection } from "./compose.ts";
import { documentWords } from "./words.ts";

type Props = { section: ComposedSection; text: string; chosen: boolean; isTooLong: boolean };

export function OutlineSectionFields({ section, text, chosen, isTooLong }: Props) {
  const { page, sections } = useWords(documentWords);
  const { id, gaps, fields } = section;
  const title = sections[id];
  const [first] = fields;
  return (
    <fieldset className="outline-section">
      <legend>
        <h3>{title}</h3>
      </legend>
      <Checkbox name={`in-${id}`} value="yes" label={page.include(title)} defaultChecked={chosen} />
      {gaps.length > 0 ? (
        <p>
          {page.missing(gaps)}{" "}
          {first && <TextLink to={pathOf("founder-profile", { step: stepOf(first) })}>{page.fill}</TextLink>}
        </p>
      ) : (
        <p className="note">{page.whole}</p>
      )}
      <Textarea
        name={`text-${id}`}
        label={page.own(title)}
        hint={id === "milestones" ? page.milestonesHint : undefined}
        defaultValue={text}
        maxLength={longestSection}
        rows={text ? 8 : 2}
        error={isTooLong && page.tooLong}
      />
    </fieldset>
  );
}
