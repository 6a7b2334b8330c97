/** Connected components, joined two nodes at a time (a disjoint-set forest). */
export type Components = {
  /** @returns the node of a name; created on first use */
  numberOf(name: string): number
  join(a: number, b: number): void
  /** The representative of the node's component. */
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
