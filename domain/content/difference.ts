export type Difference = { path: string; before: unknown; after: unknown };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Returns the differing values of two records, each with its path, for example "hero.title.fr". */
export function differences(before: unknown, after: unknown, path: readonly string[] = []): Difference[] {
  if (Object.is(before, after)) return [];
  if (!isObject(before) && !isObject(after)) return [{ path: path.join("."), before, after }];
  const [was, is] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) =>
    differences(was[key], is[key], [...path, key]),
  );
}

export function changedParts(before: unknown, after: unknown) {
  const changed = differences(before ?? {}, after ?? {});
  const side = (name: "before" | "after") => Object.fromEntries(changed.map((each) => [each.path, each[name] ?? null]));
  return { before: side("before"), after: side("after") };
}
