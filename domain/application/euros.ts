/** For a field: lets through all that may be a sum. */
export const eurosPattern = String.raw`[\s€]*\d[\d.,\s€]*[kK]?[\s€]*`;

/** Whole euros from how people write them: "12 000", "12.000 €", "12,000.50", "10k". Undefined when it is no sum. */
export function eurosOf(typed: string): number | undefined {
  const [, digits = "", thousand] = /^(\d[\d.,]*)(k?)$/i.exec(typed.replace(/[\s€]/g, "")) ?? [];
  if (!digits) return undefined;
  const [, whole = "", decimals = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  if (!/^\d+$|^\d{1,3}([.,]\d{3})+$/.test(whole)) return undefined;
  const euros = Number(`${whole.replace(/[.,]/g, "")}.${decimals || "0"}`) * (thousand ? 1_000 : 1);
  return euros <= 1e9 ? Math.round(euros) : undefined;
}
