import { serveWaiting } from '../../orders/serve.ts'
import type { Delivery } from './shapes.ts'

type Waiting = Delivery['waiting'][number]
export type Served = Waiting & { readonly gets: number }

/**
 * What would become of pieces that arrive: backorders are served first, in the order in which they are passed.
 * @param arriving pieces by flavour
 * @returns who gets something, and the pieces that would be free
 */
export function whoGetsIt(
  waiting: readonly Waiting[],
  arriving: ReadonlyMap<number, number>,
): { served: Served[]; free: number } {
  const lines = waiting.map(({ order_id: orderId, flavour_id: flavourId, line, open }) => ({
    orderId,
    line,
    flavourId,
    open,
  }))
  const given = new Map(
    serveWaiting(arriving, lines).map(({ orderId, line, quantity }) => [`${orderId}/${line}`, quantity]),
  )
  const served = waiting.flatMap(one => {
    const gets = given.get(`${one.order_id}/${one.line}`)
    return gets === undefined ? [] : [{ ...one, gets }]
  })
  const sum = (pieces: Iterable<number>) => [...pieces].reduce((all, one) => all + one, 0)
  return { served, free: sum(arriving.values()) - sum(given.values()) }
}
