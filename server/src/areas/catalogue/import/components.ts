/** Numbers that belong together, because somebody said so of two at a time (a disjoint-set forest). */
export type Components = {
  /** @returns the number of a name; a new one where it has none yet */
  numberOf(name: string): number
  join(a: number, b: number): void
  /** One of the numbers stands for all that belong to it. */
  headOf(number: number): number
}

export function makeComponents(): Components {
  const numbers = new Map<string, number>()
  const parents: number[] = []

  function headOf(number: number): number {
    let head = number
    while (parents[head] !== head) head = parents[head] = parents[parents[head]!]!
    return head
  }

  return {
    headOf,
    numberOf(name) {
      const known = numbers.get(name)
      if (known !== undefined) return known
      const number = parents.length
      numbers.set(name, number)
      parents.push(number)
      return number
    },
    join(a, b) {
      const [first, second] = [headOf(a), headOf(b)]
      if (first !== second) parents[Math.max(first, second)] = Math.min(first, second)
    },
  }
}
