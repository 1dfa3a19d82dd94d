/**
 * Checks that a text is a valid SIREN (the French company number): nine digits with a valid Luhn checksum, not all
 * zero.
 */
export function isSiren(digits: string) {
  if (!/^\d{9}$/.test(digits) || digits === "000000000") return false;
  const sum = [...digits].reduce((all, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
