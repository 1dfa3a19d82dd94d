import type { Resolved, StudioPage } from "../../domain/content/content.ts";
import { Scene } from "../../ui/scene.tsx";
import { AuditButton } from "./audit-button.tsx";
import { daysOnShore } from "./days-on-shore.ts";

type CallProps = { call: Resolved<StudioPage>["call"]; note: string; days: number; demo: number };

export function Call({ call, note, days, demo }: CallProps) {
  return (
    <section className="on-scene">
      <div className="page section final-call-words">
        <h2 className="display">{call.title}</h2>
        <p className="lead">{call.text}</p>
        <AuditButton>{call.book}</AuditButton>
        <p className="text-s text-ink-2">{note}</p>
      </div>
      <Scene figure={daysOnShore(days, demo)} className="final-call-scene" />
    </section>
  );
}
