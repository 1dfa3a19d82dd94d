import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import type ToastArea from "./toast-area.tsx";
import type { ToastMessage, ToastWords } from "./toast-message.ts";

const ShowToast = createContext<((message: ToastMessage) => void) | null>(null);

/** Shows one toast at a time: a newer one replaces it. The toast code is loaded with the first. */
export function ToastProvider({ words, children }: { words: ToastWords; children: ReactNode }) {
  const [shown, setShown] = useState<{ key: number; message: ToastMessage }>();
  const [Area, setArea] = useState<typeof ToastArea>();
  const show = useCallback((message: ToastMessage) => {
    setShown((last) => ({ key: (last?.key ?? 0) + 1, message }));
    import("./toast-area.tsx").then(
      ({ default: loaded }) => setArea(() => loaded),
      // The toast code could not be loaded: the page shows the message in place instead.
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
