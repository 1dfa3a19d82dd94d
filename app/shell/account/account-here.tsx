import { type ComponentProps, lazy, Suspense } from "react";
import type Links from "./account-bar.tsx";

/** Few visitors of a public page are signed in: a browser loads it when one is. */
const AccountLinks = import.meta.env.SSR
  ? (await import("./account-bar.tsx")).default
  : lazy(() => import("./account-bar.tsx"));

export function AccountHere(props: ComponentProps<typeof Links>) {
  return (
    <Suspense>
      <AccountLinks {...props} />
    </Suspense>
  );
}
