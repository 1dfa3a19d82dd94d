import { CheckIcon } from "../../ui/icons.tsx";

/** What has just been done, with the focus: the keyboard and the reader go on from it. */
export function Done({ children }: { children: string | undefined }) {
  return (
    children && (
      <div className="status-line status-good" role="status" tabIndex={-1} autoFocus>
        <CheckIcon />
        <p>{children}</p>
      </div>
    )
  );
}
