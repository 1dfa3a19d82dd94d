import { CheckIcon } from "../../ui/icons.tsx";
import { inFocus } from "./in-focus.ts";

/** What has just been done. */
export function Done({ children }: { children: string | undefined }) {
  return (
    children && (
      <div className="status-line status-good" role="status" {...inFocus}>
        <CheckIcon />
        <p>{children}</p>
      </div>
    )
  );
}
