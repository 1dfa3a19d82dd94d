import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import type ToastArea from "./toast-area.tsx";
import type { ToastMessage, ToastWords } from "./toast-message.ts";

const ShowToast = createContext<((message: ToastMessage) => void) | null>(null);

/** Displays only the newest toast; the code for toasts is loaded with the first toast. */
export function ToastProvider({ words, children }: { words: ToastWords; children: ReactNode }) {
  const [shown, setShown] = useState<{ key: number; message: ToastMessage }>();
  const [Area, setArea] = useState<typeof ToastArea>();
  const show = useCallback((message: ToastMessage) => {
    setShown((last) => ({ key: (last?.key ?? 0) + 1, message }));
    import("./toast-area.tsx").then(
      ({ default: loaded }) => setArea(() => loaded),
      // If the code for toasts cannot be loaded, `onGone` lets the page display the message itself.
      () => message.onGone?.(),
    );
  }, []);
  return (
    <ShowToast value={show}>
      {children}
      {shown && Area && <Area key={shown.key} message={shown.message} words={words} />}
    </ShowToast>
  );
}

export function useToast() {
  const show = useContext(ShowToast);
  if (!show) throw new Error("useToast outside ToastProvider");
  return show;
}
