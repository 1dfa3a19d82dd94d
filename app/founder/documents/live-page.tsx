import type { Block } from "../../../platform/office/text.ts";
import type { ComposedSection } from "./compose.ts";
import { paragraphs } from "./paragraphs.ts";
import { SectionPreview } from "./section-preview.tsx";

type Props = {
  id: string;
  label: string;
  page: { title: string; subtitle: string; foot: string };
  sections: readonly ComposedSection[];
  typed: Readonly<Record<string, string>> | null;
};

export function LivePage({ id, label, page, sections, typed }: Props) {
  const isIn = ({ id: section, chosen }: ComposedSection) => (typed ? typed[`in-${section}`] === "yes" : chosen);
  function blocksOf({ id: section, text, composed, following, section: { blocks } }: ComposedSection) {
    const own = typed?.[`text-${section}`];
    // Only the server can parse the dates of milestones, so typed milestones are not previewed.
    if (own === undefined || own.trim() === text.trim() || section === "milestones") return blocks;
    return [
      ...(own.trim() ? paragraphs(own).map((each): Block => ({ type: "text", runs: [each] })) : composed),
      ...following,
    ];
  }
  return (
    <section className="document-page" id={id} aria-label={label}>
      <p className="document-title">{page.title}</p>
      <p className="note">{page.subtitle}</p>
      {sections.filter(isIn).map((section) => (
        <div key={section.id}>
          <h3>{section.section.title}</h3>
          <SectionPreview title={section.section.title} blocks={blocksOf(section)} />
        </div>
      ))}
      <p className="note">{page.foot}</p>
    </section>
  );
}
