export const words = { updated: (date: string) => `Last updated on ${date}.` };
