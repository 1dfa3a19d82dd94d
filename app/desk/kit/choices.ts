export const choices = <Id extends string>(ids: readonly Id[], labels: Partial<Record<Id, string>>) => ({
  type: "choice" as const,
  options: ids.map((id) => ({ id, label: labels[id] ?? id })),
});
