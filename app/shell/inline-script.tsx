import { createContext, useContext } from "react";

/** What marks the scripts of one answer as ours; the browser's copy of the page does without. */
export const NonceContext = createContext<string | undefined>(undefined);

/** A script of ours that runs where it stands, before React comes; it reads `data` from its own element. */
export function InlineScript({ code, data }: { code: string; data?: Record<`data-${string}`, string> }) {
  const nonce = useContext(NonceContext);
  return (
    <script data-now="" {...data} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
  );
}
