/** Progress between two moments, 0 to 1, easing out. */
export function easeOut(second: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (second - from) / (to - from)))
  return 1 - (1 - share) ** 3
}

/** The same, easing in and out. */
export function easeBoth(second: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (second - from) / (to - from)))
  return share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2
}

/** Left edge of a wipe in whole pixels: it moves too fast for finer steps to be seen. */
export const edge = (share: number): number => Math.round(between(650, -100, share))

export const between = (from: number, to: number, share: number): number => from + (to - from) * share
