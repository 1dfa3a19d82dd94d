export const words = {
  updated: (date: string) => `Last updated on ${date}.`,
  version: (version: number) => `Version ${version}.`,
};
