/** The step in a query string or form, counted from 1; 1 by default. */
export function stepIn(steps: readonly unknown[], named: string | null | undefined) {
  const step = Number(named);
  return steps[step - 1] ? step : 1;
}
