import { readCookie } from "../http/cookie.ts";
import { isLang, type Lang } from "./language.ts";

const languageCookie = "lang";

/** The language in the URL: the first valid `lang`. */
export function languageInAddress(search: URLSearchParams): Lang | undefined {
  return search.getAll("lang").find(isLang);
}

/** The language chosen earlier, from the cookie. */
export function languageKept(cookies: string | null | undefined): Lang | undefined {
  const kept = readCookie(cookies, languageCookie);
  return isLang(kept) ? kept : undefined;
}

/** The Set-Cookie that stores the chosen language for a year. */
export function keepLanguage(lang: Lang, secure: boolean) {
  return `${languageCookie}=${lang}; Path=/; Max-Age=31536000; SameSite=Lax${secure ? "; Secure" : ""}`;
}
