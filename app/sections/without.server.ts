/** The records without fields that their page doesn't draw: all that a loader answers with weighs on it. */
export function without<T extends object, K extends keyof T>(records: readonly T[], ...fields: K[]): Omit<T, K>[] {
  return records.map((record) => {
    const drawn: Partial<T> = { ...record };
    for (const field of fields) delete drawn[field];
    return drawn as Omit<T, K>;
  });
}
