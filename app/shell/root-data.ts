import type { RootData } from "./root-data.server.ts";

/** The root loader's data among the matches of a meta function. */
export function rootData(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]) {
  return matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
}
