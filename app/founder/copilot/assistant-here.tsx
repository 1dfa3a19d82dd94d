import { type ComponentProps, type ComponentType, Suspense } from "react";
import type { AssistantPanel } from "./assistant-panel.tsx";

type Props = ComponentProps<typeof AssistantPanel>;

let Panel: ComponentType<Props> | undefined;
let loading: Promise<void> | undefined;

/** The server has the panel before it draws a page, so that it stands there without script. */
export const loadAssistantPanel = () =>
  (loading ??= import("./assistant-panel.tsx").then(
    (loaded) => void (Panel = loaded.AssistantPanel),
    // A line that breaks takes the panel away, not the page with it.
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
