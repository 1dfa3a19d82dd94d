import { createContext, useContext } from "react";

/** The CSP nonce of the current response. Undefined in the browser, where inline scripts have already run. */
export const NonceContext = createContext<string | undefined>(undefined);

/** An inline script that runs before hydration and reads `data` from its own element's attributes. */
export function InlineScript({ code, data }: { code: string; data?: Record<`data-${string}`, string> }) {
  const nonce = useContext(NonceContext);
  return (
    <script data-now="" {...data} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
  );
}
