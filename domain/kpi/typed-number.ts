/** The most that a sum may be, in cents: a thousand million euros. */
const mostCents = 1e11;

const bare = (typed: string) => typed.replace(/[\s\u00A0\u202F€%'’]/g, "").replace(/^[−–]/, "-");

/** Cents from how people write euros: "12 300", "12.300,50 €", "12,300.5", "−400". Undefined when it is no sum. */
export function centsOf(typed: string): number | undefined {
  const [, minus, whole = "", decimals = ""] = /^(-?)(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(bare(typed)) ?? [];
  if (!/^(\d+|[1-9]\d{0,2}(\.\d{3})+|[1-9]\d{0,2}(,\d{3})+)$/.test(whole)) return undefined;
  const cents = Number(whole.replace(/[.,]/g, "")) * 100 + Number(decimals.padEnd(2, "0"));
  if (cents > mostCents) return undefined;
  return minus && cents > 0 ? -cents : cents;
}

/** Percent with at most three decimals: "4,5", "4.5 %". Undefined outside 0 to 100. */
export function percentOf(typed: string): number | undefined {
  const digits = bare(typed).replace(",", ".");
  const percent = /^\d{1,3}(\.\d{1,3})?$/.test(digits) ? Number(digits) : Number.NaN;
  return percent <= 100 ? percent : undefined;
}

/** A whole number between two others, its thousands apart or not. Undefined when it is none. */
export function wholeOf(typed: string, least: number, most: number): number | undefined {
  const digits = bare(typed).replace(/^(-?[1-9]\d{0,2})[.,](\d{3})$/, "$1$2");
  const whole = /^-?\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN;
  return whole >= least && whole <= most ? whole + 0 : undefined;
}
