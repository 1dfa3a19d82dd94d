/** Returns the SVG path of a bar that stands on the lower edge (y = 360) of a scene. */
export const bar = (x: number, tall: number, wide = 12) => `M${x} 360v-${tall}h${wide}v${tall}z`;

/** Returns a function that interpolates between two positions and rounds: 0 gives `from`, 1 gives `to`. */
export const between = (from: number, to: number) => (at: number) => Math.round(from + (to - from) * at);
