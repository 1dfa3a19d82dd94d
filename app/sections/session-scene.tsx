import { Scene, type View } from "../../ui/scene.tsx";

const height = 640;

const bars = Array.from({ length: 30 }, (_, index) => {
  const near = 0.915 ** index;
  const width = Math.max(1, Math.round(14 * near));
  return { path: `M${Math.round(136 + 358 * near)} 0h${width}v${height}h-${width}`, long: index % 10 === 9 };
});

const view: View = {
  width: 520,
  height,
  horizon: 300,
  disc: [130, 236, 84],
  waves: 12,
  keep: "xMinYMid",
  bars,
  // The triangle's corner (136, 300) is the vanishing point, which lies on the horizon.
  within: "M136 300L508 196V684z",
};

export function SessionScene({ className }: { className: string }) {
  return <Scene view={view} className={className} />;
}
