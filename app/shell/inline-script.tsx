import { createContext, useContext } from "react";

/** What marks the scripts of one answer as ours; the browser's copy of the page does without. */
export const NonceContext = createContext<string | undefined>(undefined);

/** A script of ours that runs where it stands, before React comes. */
export function InlineScript({ code }: { code: string }) {
  const nonce = useContext(NonceContext);
  return <script data-now="" nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
