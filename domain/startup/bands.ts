/** Amounts in euros; a missing `from` means 0, and a missing `to` means no upper limit. */
export type Band = { id: string; from?: number; to?: number };

const k = 1_000;
const m = 1_000_000;

/** The band "0" means that the startup has no revenue yet. */
export const annualRevenues: readonly Band[] = [
  { id: "0", from: 0, to: 0 },
  { id: "0-10k", to: 10 * k },
  { id: "10k-50k", from: 10 * k, to: 50 * k },
  { id: "50k-100k", from: 50 * k, to: 100 * k },
  { id: "100k-500k", from: 100 * k, to: 500 * k },
  { id: "500k-1m", from: 500 * k, to: m },
  { id: "1m-5m", from: m, to: 5 * m },
  { id: "5m+", from: 5 * m },
];

/** The band "0" means that only the founders have financed the startup. */
export const fundingRaised: readonly Band[] = [
  { id: "0", from: 0, to: 0 },
  { id: "0-50k", to: 50 * k },
  { id: "50k-100k", from: 50 * k, to: 100 * k },
  { id: "100k-250k", from: 100 * k, to: 250 * k },
  { id: "250k-500k", from: 250 * k, to: 500 * k },
  { id: "500k-1m", from: 500 * k, to: m },
  { id: "1m-2m", from: m, to: 2 * m },
  { id: "2m+", from: 2 * m },
];

export const fundingSought: readonly Band[] = [
  { id: "0-100k", to: 100 * k },
  { id: "100k-250k", from: 100 * k, to: 250 * k },
  { id: "250k-500k", from: 250 * k, to: 500 * k },
  { id: "500k-1m", from: 500 * k, to: m },
  { id: "1m-2m", from: m, to: 2 * m },
  { id: "2m-5m", from: 2 * m, to: 5 * m },
  { id: "5m-10m", from: 5 * m, to: 10 * m },
  { id: "10m+", from: 10 * m },
];
