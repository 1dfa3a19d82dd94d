export const languages = ["en", "fr"] as const;
export type Lang = (typeof languages)[number];

export function isLang(value: unknown): value is Lang {
  return value === "en" || value === "fr";
}
