/** A backorder: pieces of a line of an order that wait for goods. */
export type Waiting = {
  readonly orderId: number
  readonly line: number
  readonly flavourId: number
  readonly open: number
}

export type Served = Omit<Waiting, 'open'> & { readonly quantity: number }

/**
 * Gives free pieces to backorders, in the order in which they are passed: the first gets all it waits for before the next
 * gets anything.
 * @param free pieces by flavour; flavours that are missing have none
 * @param waiting the oldest order first
 */
export function serveWaiting(free: ReadonlyMap<number, number>, waiting: readonly Waiting[]): Served[] {
  const left = new Map(free)
  return waiting.flatMap(({ open, ...one }) => {
    const quantity = Math.min(open, left.get(one.flavourId) ?? 0)
    if (quantity <= 0) return []
    left.set(one.flavourId, left.get(one.flavourId)! - quantity)
    return [{ ...one, quantity }]
  })
}
