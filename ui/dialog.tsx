import { lazy, Suspense } from "react";
import type { DialogWindowProps } from "./dialog-window.tsx";

const load = () => import("./dialog-window.tsx");
const DialogWindow = lazy(load);

/** Rejects if the dialog's code cannot be fetched, so that the caller can link to the full page. */
export const loadDialog = load;

export function Dialog({ open, ...window }: DialogWindowProps & { open: boolean }) {
  return (
    open && (
      <Suspense>
        <DialogWindow {...window} />
      </Suspense>
    )
  );
}
