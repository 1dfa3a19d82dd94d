import { type ReactNode, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "../../ui/button.tsx";
import { WarningIcon } from "../../ui/icons.tsx";
import { knowsPasskeys } from "./passkey-browser.ts";

type PasskeyButtonProps = {
  /** Resolves to the passkey as a form value. Resolves to null when the person cancelled the dialog. */
  ask: () => Promise<string | null>;
  look?: "primary" | "secondary";
  children?: ReactNode;
  label: string;
  errors: { givenUp: string; failed: string };
  /** Content shown instead of the button in browsers that do not support passkeys. */
  otherwise?: ReactNode;
};

const never = () => () => undefined;

/** A form whose submitted value is a passkey. Browsers without passkey support show `otherwise` instead. */
export function PasskeyButton({ ask, look = "secondary", children, label, errors, otherwise }: PasskeyButtonProps) {
  // Undefined until hydration, because the server does not know whether the browser supports passkeys.
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
