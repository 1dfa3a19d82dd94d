import { Toast } from "radix-ui";
import { useState } from "react";
import { CheckIcon, CrossIcon, WarningIcon } from "./icons.tsx";
import type { ToastMessage, ToastWords } from "./toast-message.ts";

const duration = 5000;
const swipeThreshold = 50;

type ToastAreaProps = { message: ToastMessage; words: ToastWords };

export default function ToastArea({ message: { title, description, tone, onGone }, words }: ToastAreaProps) {
  const [open, setOpen] = useState(true);
  const bad = tone === "bad";
  const style = { "--tone": `var(--${tone})` };
  return (
    <Toast.Provider duration={duration} swipeDirection="right" swipeThreshold={swipeThreshold} label={words.each}>
      <Toast.Root
        className="toast"
        style={style}
        type={bad ? "foreground" : "background"}
        open={open}
        onOpenChange={(isOpen) => {
          setOpen(isOpen);
          if (!isOpen) onGone?.();
        }}
      >
        {bad ? <WarningIcon className="toast-icon" /> : <CheckIcon className="toast-icon" />}
        <div role={bad ? "alert" : "status"} aria-live="off">
          <Toast.Title className="font-semibold">{title}</Toast.Title>
          {description && <Toast.Description className="text-ink-2">{description}</Toast.Description>}
        </div>
        <Toast.Close className="toast-close" aria-label={words.close}>
          <CrossIcon />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport className="toast-area" hotkey={["F8"]} label={words.area} />
    </Toast.Provider>
  );
}
