import { trapField } from "./answer.ts";

/** A field out of sight and out of the tab order: whoever fills it in is a program. */
export function Trap() {
  return (
    <div hidden>
      <input name={trapField} type="text" tabIndex={-1} autoComplete="off" aria-hidden />
    </div>
  );
}
