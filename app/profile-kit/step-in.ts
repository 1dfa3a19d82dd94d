export function stepIn(steps: readonly unknown[], named: string | null | undefined) {
  const step = Number(named);
  return steps[step - 1] ? step : 1;
}
