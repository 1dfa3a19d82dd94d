/*
 * Keeps in an administrator's browser who is signed in, until they sign out. It opens nothing: only the session's cookie
 * does. A browser that keeps nothing does without.
 */
const key = "admin_session";
const { account = "", signOut = "" } = document.currentScript?.dataset ?? {};

function forget({ target }: SubmitEvent) {
  if (target instanceof HTMLFormElement && target.action.endsWith(signOut)) localStorage.removeItem(key);
}

try {
  localStorage.setItem(key, account);
  addEventListener("submit", forget);
} catch {
  // Storage is switched off.
}
