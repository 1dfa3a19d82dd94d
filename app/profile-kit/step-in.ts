/** The step in a query string or form, counted from 1; 1 by default. */
export function stepIn(steps: readonly unknown[], args: string | null | undefined) {
  const step = Number(args);
  return steps[step - 1] ? step : 1;
}
