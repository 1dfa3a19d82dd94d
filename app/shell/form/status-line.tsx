import { CheckIcon, WarningIcon } from "../../../ui/icons.tsx";

type StatusLineProps = { tone: "good" | "bad"; title: string; text: string };

/** What became of a send, kept on the page after its toast is gone. */
export function StatusLine({ tone, title, text }: StatusLineProps) {
  return (
    <div className={`status-line status-${tone}`} role={tone === "bad" ? "alert" : "status"}>
      {tone === "bad" ? <WarningIcon /> : <CheckIcon />}
      <p>
        <strong>{title}</strong>
        {" "}
        {text}
      </p>
    </div>
  );
}
