/** A stake that stands at the foot of a scene at dusk, in its measures: 1440 × 360, horizon at 190. */
export const stake = (x: number, tall: number, wide = 12) => `M${x} 360v-${tall}h${wide}v${tall}z`;

/** Where a part of the way from one place to another ends: 0 is the first, 1 the second. */
export const between = (from: number, to: number) => (at: number) => Math.round(from + (to - from) * at);
