/** Reproducible numbers from 0 to 1: the same seed draws the same hall. */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** Rows of numbers, written shortly: `1 .5, 2 0`. */
export const table = (text: string) => text.split(', ').map(row => row.split(' ').map(Number))
