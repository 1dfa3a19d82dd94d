import { lazy, Suspense } from "react";
import type { DialogWindowProps } from "./dialog-window.tsx";

const load = () => import("./dialog-window.tsx");
const DialogWindow = lazy(load);

/** Fetches a dialog's code before it is opened; rejects where that fails, so that its page can take its place. */
export const loadDialog = load;

/** A window over the page that holds the focus until it is closed. */
export function Dialog({ open, ...window }: DialogWindowProps & { open: boolean }) {
  return (
    open && (
      <Suspense>
        <DialogWindow {...window} />
      </Suspense>
    )
  );
}
