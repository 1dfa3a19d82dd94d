import { pathOf } from "../../paths.ts";

/**
 * Keeps in an administrator's browser who is signed in, until they sign out. It opens nothing: only the session's cookie
 * does. A browser that keeps nothing does without.
 */
export const adminSessionScript = (account: { id: string; email: string }) =>
  `try{localStorage.admin_session=${JSON.stringify(JSON.stringify(account)).replaceAll("<", "\\u003c")}
addEventListener("submit",({target:{action:a}})=>a.endsWith("${pathOf("sign-out")}")&&localStorage.removeItem("admin_session"))}catch{}`;
