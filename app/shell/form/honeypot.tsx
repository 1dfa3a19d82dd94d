import { honeypotField } from "./answer.ts";

/** The honeypot field, hidden and outside the tab order, so that only bots fill it in. */
export function Honeypot() {
  return (
    <div hidden>
      <input name={honeypotField} type="text" tabIndex={-1} autoComplete="off" aria-hidden />
    </div>
  );
}
