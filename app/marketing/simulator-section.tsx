import type { ComponentProps } from "react";
import type { HomePage, Resolved } from "../../domain/content/content.ts";
import { Simulator } from "../simulator/embed.tsx";

type SimulatorSectionProps = { section: Resolved<HomePage>["simulator"] } & ComponentProps<typeof Simulator>;

export function SimulatorSection({ section, ...simulator }: SimulatorSectionProps) {
  return (
    <section id="simulator" className="bg-sunken">
      <div className="page section home-simulator">
        <div className="grid gap-4">
          <h2>{section.title}</h2>
          <p className="lead">{section.intro}</p>
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
