import * as z from "zod";

export const euros = (cents: number | null | undefined) => (cents == null ? null : Math.round(cents) / 100);
export const cents = (amount: number) => Math.round(amount * 100);
export const sum = z.number().min(-1e9).max(1e9);

export const percent = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);
