import { type ComponentProps, type ComponentType, Suspense } from "react";
import type { AssistantPanel } from "./assistant-panel.tsx";

type Props = ComponentProps<typeof AssistantPanel>;

let Panel: ComponentType<Props> | undefined;
let loading: Promise<void> | undefined;

/** Awaited by the server before it renders, so that the panel is in the HTML without script. */
export const loadAssistantPanel = () =>
  (loading ??= import("./assistant-panel.tsx").then(
    (loaded) => void (Panel = loaded.AssistantPanel),
    // If the module fails to load, only the panel is missing, not the whole page.
    () => void (Panel = () => null),
  ));

function Loaded(props: Props) {
  if (!Panel) throw loadAssistantPanel();
  return <Panel {...props} />;
}

/** The assistant panel, loaded by itself: most founders have a plan without it. */
export function AssistantHere(props: Props) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
