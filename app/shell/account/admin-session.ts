import { useEffect } from "react";
import { signOutPath } from "../../paths.ts";
import { useAccount } from "./account-bar.tsx";

/** A browser may keep nothing. */
function keep(account: object | undefined) {
  try {
    if (account) localStorage.setItem("admin_session", JSON.stringify(account));
    else localStorage.removeItem("admin_session");
  } catch {}
}

const forgetAtSignOut = ({ target }: SubmitEvent) => {
  if (target instanceof HTMLFormElement && target.action.endsWith(signOutPath)) keep(undefined);
};

/** Keeps in the browser which administrator is signed in. It opens nothing: only the session's cookie does. */
export function useAdminSession() {
  const kept = useAccount()?.kept;
  useEffect(() => {
    keep(kept);
    if (!kept) return;
    addEventListener("submit", forgetAtSignOut);
    return () => removeEventListener("submit", forgetAtSignOut);
  }, [kept]);
}
