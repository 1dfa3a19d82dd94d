import type { RootData } from "./root-data.server.ts";

export function rootData(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]) {
  return matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
}
