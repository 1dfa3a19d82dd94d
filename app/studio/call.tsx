import type { Resolved, StudioPage } from "../../domain/content/content.ts";
import { Scene } from "../../ui/scene.tsx";
import { BookButton } from "./book-button.tsx";

type CallProps = { call: Resolved<StudioPage>["call"]; note: string };

export function Call({ call, note }: CallProps) {
  return (
    <section className="on-scene">
      <div className="page section final-call-words">
        <h2 className="display">{call.title}</h2>
        <p className="lead">{call.text}</p>
        <BookButton>{call.book}</BookButton>
        <p className="text-s text-ink-2">{note}</p>
      </div>
      <Scene className="final-call-scene" />
    </section>
  );
}
