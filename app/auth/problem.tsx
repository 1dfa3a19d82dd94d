import type { ReactNode } from "react";
import { WarningIcon } from "../../ui/icons.tsx";

/** Why the form was not taken, above it. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <div className="status-line status-bad mt-6" role="alert">
      <WarningIcon />
      <p>{children}</p>
    </div>
  );
}
