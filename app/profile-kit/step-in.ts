/** The step that an address or a form names, counted from 1; the first where it names none. */
export function stepIn(steps: readonly unknown[], named: string | null | undefined) {
  const step = Number(named);
  return steps[step - 1] ? step : 1;
}
