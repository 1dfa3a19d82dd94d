/** The step that an address or a form names, counted from 1; the first where it names none. */
export function stepIn(steps: readonly unknown[], args: string | null | undefined) {
  const step = Number(args);
  return steps[step - 1] ? step : 1;
}
