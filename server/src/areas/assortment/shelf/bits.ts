/** A set of slots, one bit each: sets of a hundred thousand sizes intersect in some microseconds. */
export type Bits = Uint32Array

export function bitsWhere(count: number, isIn: (slot: number) => boolean): Bits {
  const bits = new Uint32Array(Math.ceil(count / 32))
  for (let slot = 0; slot < count; slot++) if (isIn(slot)) bits[slot >>> 5]! |= 1 << (slot & 31)
  return bits
}

export function bitsOf(count: number, slots: Iterable<number>): Bits {
  const bits = new Uint32Array(Math.ceil(count / 32))
  for (const slot of slots) bits[slot >>> 5]! |= 1 << (slot & 31)
  return bits
}

export const hasBit = (bits: Bits, slot: number): boolean => ((bits[slot >>> 5]! >>> (slot & 31)) & 1) === 1

/** What is in all of them. */
export function inAll(first: Bits, ...others: readonly Bits[]): Bits {
  const bits = first.slice()
  for (const other of others) for (let i = 0; i < bits.length; i++) bits[i]! &= other[i]!
  return bits
}

export function eachBit(bits: Bits, visit: (slot: number) => void): void {
  for (let i = 0; i < bits.length; i++)
    for (let rest = bits[i]!; rest !== 0; rest &= rest - 1) visit((i << 5) + 31 - Math.clz32(rest & -rest))
}

/** How many are in both. */
export function countBoth(one: Bits, other: Bits): number {
  let count = 0
  for (let i = 0; i < one.length; i++) {
    // The bits of a word are added up in pairs, then in fours, then in bytes.
    let word = one[i]! & other[i]!
    word -= (word >>> 1) & 0x5555_5555
    word = (word & 0x3333_3333) + ((word >>> 2) & 0x3333_3333)
    count += Math.imul((word + (word >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
  }
  return count
}

export const countBits = (bits: Bits): number => countBoth(bits, bits)
