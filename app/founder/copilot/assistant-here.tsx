import { type ComponentProps, type ComponentType, Suspense } from "react";
import type { AssistantPanel } from "./assistant-panel.tsx";

type Props = ComponentProps<typeof AssistantPanel>;

let Panel: ComponentType<Props> | undefined;
let loading: Promise<void> | undefined;

/**
 * The server awaits this function before rendering, so that the HTML contains the panel for browsers without
 * JavaScript.
 */
export const loadAssistantPanel = () =>
  (loading ??= import("./assistant-panel.tsx").then(
    (loaded) => void (Panel = loaded.AssistantPanel),
    // When the module fails to load, the page is shown without the panel.
    () => void (Panel = () => null),
  ));

function Loaded(props: Props) {
  if (!Panel) throw loadAssistantPanel();
  return <Panel {...props} />;
}

/** The assistant panel. Its code is loaded separately, because most founders have a plan without the assistant. */
export function AssistantHere(props: Props) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
