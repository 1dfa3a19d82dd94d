import type { SceneFigure } from "../../ui/scene.tsx";

export function houseOnShore(rooms: number): SceneFigure {
  const windows = Array.from({ length: Math.max(1, Math.min(rooms, 8)) }, (_, room) => 912 + room * 62);
  const wide = windows.length * 62 + 90;
  return {
    salt: `M880 194v-96h${wide}v96z`,
    sun: `${windows.map((x) => `M${x} 120h34v34h-34z`).join("")}M${880 + wide - 62} 130h36v64h-36z`,
  };
}
