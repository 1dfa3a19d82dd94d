import { useEffect, useEffectEvent } from "react";

/** Does something once the page is drawn, and again each time this value is another. */
export function useOnChange<T>(value: T, act: (value: T) => void) {
  const onChange = useEffectEvent(act);
  useEffect(() => onChange(value), [value]);
}
