import { type ComponentProps, lazy, Suspense } from "react";
import type Links from "./account-bar.tsx";

/** Loaded on demand, because few visitors of a public page are signed in. */
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
