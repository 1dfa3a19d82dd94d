/** Returns the step number in a query string or form, counted from 1. Returns 1 if the value is not a valid step. */
export function stepIn(steps: readonly unknown[], named: string | null | undefined) {
  const step = Number(named);
  return steps[step - 1] ? step : 1;
}
