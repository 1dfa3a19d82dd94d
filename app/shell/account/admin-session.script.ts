/*
 * Stores the signed-in administrator's account in the browser until sign-out. The entry grants no access; only the
 * session cookie grants access.
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
  // If the browser blocks storage, the account is not stored.
}
