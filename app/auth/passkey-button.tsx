import { type ReactNode, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "../../ui/button.tsx";
import { WarningIcon } from "../../ui/icons.tsx";
import { knowsPasskeys } from "./passkey-browser.ts";

type PasskeyButtonProps = {
  /** Resolves to the form's value, or null if the person cancelled. */
  ask: () => Promise<string | null>;
  look?: "primary" | "secondary";
  children?: ReactNode;
  label: string;
  /** Messages for a cancelled or failed dialog. */
  errors: { givenUp: string; failed: string };
  /** Shown in browsers without passkeys. */
  otherwise?: ReactNode;
};

const never = () => () => undefined;

/** A form whose value is a passkey; rendered only in browsers with passkeys. */
export function PasskeyButton({ ask, look = "secondary", children, label, errors, otherwise }: PasskeyButtonProps) {
  // Undefined until hydration, because only the browser knows.
  const known = useSyncExternalStore(never, knowsPasskeys, () => undefined);
  const [state, setState] = useState<"idle" | "asking" | "given up" | "failed">("idle");
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  if (!known) return known === false ? otherwise : null;
  async function go() {
    setState("asking");
    const passkey = await ask().catch((error: unknown) => {
      console.warn(error);
      return undefined;
    });
    if (!passkey) return setState(passkey === null ? "given up" : "failed");
    if (field.current) field.current.value = passkey;
    form.current?.submit();
  }
  return (
    <form method="post" ref={form} className="grid justify-items-start gap-4">
      {children}
      <input type="hidden" name="passkey" ref={field} />
      <Button look={look} disabled={state === "asking"} onClick={() => void go()}>
        {label}
      </Button>
      {(state === "given up" || state === "failed") && (
        <div className="status-line status-warn" role="alert">
          <WarningIcon />
          <p>{state === "failed" ? errors.failed : errors.givenUp}</p>
        </div>
      )}
    </form>
  );
}
