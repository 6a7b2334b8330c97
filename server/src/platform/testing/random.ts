/** Random choices that are the same on every run with the same seed. */
export function randomFrom(seed: number) {
  let state = seed
  /** A whole number from 0 to below `most`. */
  const below = (most: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >>> 8) % most
  }
  const of = <T>(all: readonly T[]): T => all[below(all.length)]!
  return {
    below,
    of,
    /** True once in so many times. */
    onceIn: (times: number): boolean => below(times) === 0,
    /** At most so many of them, each once. */
    some: <T>(all: readonly T[], most: number): T[] => [...new Set(Array.from({ length: most }, () => of(all)))],
  }
}

export type Random = ReturnType<typeof randomFrom>
