import type { SceneFigure } from "../../ui/scene.tsx";
import { bar } from "../sections/bar.ts";

export function daysOnShore(days: number, demo: number): SceneFigure {
  const all = Array.from({ length: days }, (_, index) => index + 1);
  const isNamed = (day: number) => day === demo || day === days;
  const at = (day: number) => Math.round(1360 - (days - day) * (620 / Math.max(1, days)));
  return {
    salt: all
      .filter((day) => !isNamed(day))
      .map((day) => bar(at(day), 70))
      .join(""),
    sun: all
      .filter(isNamed)
      .map((day) => bar(at(day), 150))
      .join(""),
  };
}
