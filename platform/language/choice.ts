import { readCookie } from "../http/cookie.ts";
import { isLang, type Lang } from "./language.ts";

const languageCookie = "lang";

/** The language asked for in the address: the first valid `lang`, others are ignored. */
export function languageInAddress(search: URLSearchParams): Lang | undefined {
  return search.getAll("lang").find(isLang);
}

/** The visitor's own choice, if there is one: in the address, else the one kept in the cookie. */
export function chosenLanguage(search: URLSearchParams, cookies: string | null | undefined): Lang | undefined {
  const kept = readCookie(cookies, languageCookie);
  return languageInAddress(search) ?? (isLang(kept) ? kept : undefined);
}

/** The Set-Cookie that keeps a choice of language for a year. */
export function keepLanguage(lang: Lang, secure: boolean) {
  return `${languageCookie}=${lang}; Path=/; Max-Age=31536000; SameSite=Lax${secure ? "; Secure" : ""}`;
}
