import { CheckIcon, WarningIcon } from "../../ui/icons.tsx";
import { inFocus } from "../shell/form/in-focus.ts";

/** What has just been done, or not. */
export function Done({ tone = "good", children }: { tone?: "good" | "warn"; children: string | undefined }) {
  return (
    children && (
      <div className={`status-line status-${tone}`} role="status" {...inFocus}>
        {tone === "good" ? <CheckIcon /> : <WarningIcon />}
        <p>{children}</p>
      </div>
    )
  );
}
