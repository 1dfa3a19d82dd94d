import type { Content } from "../../domain/content/content.server.ts";
import { currentTerms } from "../../domain/content/terms.server.ts";
import type { AcceptedText } from "../../domain/person/account.ts";
import type { Lang } from "../../platform/language/language.ts";

/** The box for the terms of use. Its version is that of the terms, because the person accepts these. */
export const termsToAccept = (content: Content, lang: Lang) => ({
  version: currentTerms(content, lang).use.version,
  text: content.find("consent", "account-terms", lang).text,
});

/** The texts that a person accepts with a new account, stored as proof. */
export function acceptedTexts(content: Content, lang: Lang, isInvestor: boolean): AcceptedText[] {
  const notice = content.find("notice", "account", lang);
  const terms = termsToAccept(content, lang);
  const risk = content.find("consent", "investor-risk", lang);
  return [
    { purpose: "notice", version: notice.version, wording: notice.summary, lang },
    { purpose: "terms", version: terms.version, wording: terms.text, lang },
    ...(isInvestor ? [{ purpose: "risk" as const, version: risk.version, wording: risk.text, lang }] : []),
  ];
}
