import type { ComponentProps } from "react";
import type { HomePage, Resolved } from "../../domain/content/content.ts";
import { Simulator } from "../simulator/embed.tsx";

type SimulatorSectionProps = { section: Resolved<HomePage>["simulator"] } & ComponentProps<typeof Simulator>;

export function SimulatorSection({ section, ...simulator }: SimulatorSectionProps) {
  return (
    <section id="simulator" className="bg-sunken">
      <div className="page section">
        <div className="grid-12">
          <h2 className="l:col-span-7">{section.title}</h2>
          <p className="lead l:col-span-4 l:col-start-9 l:self-end">{section.intro}</p>
        </div>
        <Simulator {...simulator} />
        <div className="notes">
          {section.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
