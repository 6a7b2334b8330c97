/** How far something is between two moments, 0 to 1, fast at first and slowly coming to rest. */
export function easeOut(second: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (second - from) / (to - from)))
  return 1 - (1 - share) ** 3
}

/** The same, slow at both ends. */
export function easeBoth(second: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (second - from) / (to - from)))
  return share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2
}

/** Where a wipe's left side stands, in whole pixels: it passes too fast for more. */
export const edge = (share: number): number => Math.round(between(650, -100, share))

export const between = (from: number, to: number, share: number): number => from + (to - from) * share
