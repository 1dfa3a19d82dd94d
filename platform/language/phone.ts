/** A phone number as it is stored ("+33467000000"); a French one may be written without its country. */
export function phoneOf(typed: string): string | undefined {
  const digits = typed
    .replace(/\(0\)/g, "")
    .replace(/[\s.\-/()\u2010-\u2015]/g, "")
    .replace(/^00/, "+")
    .replace(/^0(?=[1-9]\d{8}$)/, "+33");
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}
