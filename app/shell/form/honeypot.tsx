import { honeypotField } from "./answer.ts";

/** A field out of sight and out of the tab order: only programs fill it in. */
export function Honeypot() {
  return (
    <div hidden>
      <input name={honeypotField} type="text" tabIndex={-1} autoComplete="off" aria-hidden />
    </div>
  );
}
