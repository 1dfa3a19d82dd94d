import type { SceneFigure } from "../../ui/scene.tsx";

const dialMarks = Array.from({ length: 12 }, (_, hour) => {
  const angle = (hour * Math.PI) / 6;
  const at = (r: number, side: number) =>
    `${Math.round(1130 + r * Math.cos(angle) - side * Math.sin(angle))} ${Math.round(190 + r * Math.sin(angle) + side * Math.cos(angle))}`;
  return `M${at(118, -4)}L${at(148, -4)}L${at(148, 4)}L${at(118, 4)}z`;
});

export const dial: SceneFigure = { salt: dialMarks.join(""), sun: "M1126 190v-92h8v92h56v8h-64z" };
