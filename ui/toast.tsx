import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from "react";

export type ToastMessage = { title: string; description?: string; tone: "good" | "bad" };
export type ToastWords = {
  /** Name of the area; `{hotkey}` stands for the key that leads there. */
  area: string;
  close: string;
};

const ToastArea = lazy(() => import("./toast-area.tsx"));
const ShowToast = createContext<((message: ToastMessage) => void) | null>(null);

/** Shows one toast at a time: a newer one replaces it. Its code is fetched with the first. */
export function ToastProvider({ words, children }: { words: ToastWords; children: ReactNode }) {
  const [shown, setShown] = useState<{ key: number; message: ToastMessage }>();
  const show = useCallback((message: ToastMessage) => setShown((last) => ({ key: (last?.key ?? 0) + 1, message })), []);
  return (
    <ShowToast value={show}>
      {children}
      {shown && (
        <Suspense>
          <ToastArea key={shown.key} message={shown.message} words={words} />
        </Suspense>
      )}
    </ShowToast>
  );
}

export function useToast() {
  const show = useContext(ShowToast);
  if (!show) throw new Error("useToast outside ToastProvider");
  return show;
}
