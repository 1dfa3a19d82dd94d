/** Returns the SVG path of a vertical bar at the lower edge of a scene of 1440 × 360 units with the horizon at 190. */
export const bar = (x: number, tall: number, wide = 12) => `M${x} 360v-${tall}h${wide}v${tall}z`;

/** Returns a function that interpolates between two positions and rounds: 0 gives `from`, 1 gives `to`. */
export const between = (from: number, to: number) => (at: number) => Math.round(from + (to - from) * at);
