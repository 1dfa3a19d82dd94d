import { CheckIcon } from "../../ui/icons.tsx";

/** What has just been done. */
export function Done({ children }: { children: string | undefined }) {
  return (
    children && (
      <div className="status-line status-good" role="status">
        <CheckIcon />
        <p>{children}</p>
      </div>
    )
  );
}
