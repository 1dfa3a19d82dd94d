import { readCookie } from "../http/cookie.ts";
import { isLang, type Lang } from "./language.ts";

const languageCookie = "lang";

export function languageInAddress(search: URLSearchParams): Lang | undefined {
  return search.getAll("lang").find(isLang);
}

export function languageKept(cookies: string | null | undefined): Lang | undefined {
  const kept = readCookie(cookies, languageCookie);
  return isLang(kept) ? kept : undefined;
}

export function keepLanguage(lang: Lang, secure: boolean) {
  return `${languageCookie}=${lang}; Path=/; Max-Age=31536000; SameSite=Lax${secure ? "; Secure" : ""}`;
}
