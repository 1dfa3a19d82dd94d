import { CheckIcon, WarningIcon } from "../../ui/icons.tsx";
import { inFocus } from "../shell/form/in-focus.ts";

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
