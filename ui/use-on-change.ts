import { useEffect, useEffectEvent } from "react";

/** Runs `act` after the first render and each time `value` changes. */
export function useOnChange<T>(value: T, act: (value: T) => void) {
  const onChange = useEffectEvent(act);
  useEffect(() => onChange(value), [value]);
}
