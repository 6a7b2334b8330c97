/** Reproducible choices. Seeded by words, so that a new product does not change what was drawn for the others. */
export interface Chance {
  /** 0 to below 1. */
  next(): number
  whole(from: number, to: number): number
  /** True in this many of a hundred cases. */
  oneIn(percent: number): boolean
  pick<T>(list: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
}

export function chance(...words: (string | number)[]): Chance {
  let state = hash(words.join('|'))
  // mulberry32: small, and good enough for a demo
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    oneIn: percent => next() * 100 < percent,
    pick: list => list[whole(0, list.length - 1)]!,
    shuffle: list => {
      const mixed = [...list]
      for (let i = mixed.length - 1; i > 0; i--) {
        const j = whole(0, i)
        ;[mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!]
      }
      return mixed
    },
  }
}

function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return h >>> 0
}
