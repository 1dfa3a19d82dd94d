/*
 * Remembers in an administrator's browser which account is signed in, until sign-out. This entry grants no access; only
 * the session cookie does. Browsers that block storage skip it.
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
  // The browser blocks storage, so nothing is remembered.
}
