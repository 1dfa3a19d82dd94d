/** A vertical bar at the foot of a dusk scene, in the scene's units: 1440 × 360, horizon at 190. */
export const bar = (x: number, tall: number, wide = 12) => `M${x} 360v-${tall}h${wide}v${tall}z`;

/** Interpolates between two positions: 0 is the first, 1 the second; rounded. */
export const between = (from: number, to: number) => (at: number) => Math.round(from + (to - from) * at);
