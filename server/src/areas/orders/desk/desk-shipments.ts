import type { DeskOrder } from '@fairfloor/domain/orders/desk-contract'
import type { Db } from '../../../platform/database.ts'
import { peopleById } from '../../people/index.ts'
import type { Shipment } from '../../shipping/index.ts'

/** What only the operator sees of shipments. */
export async function deskShipments(db: Db, shipments: readonly Shipment[]): Promise<DeskOrder['shipments']> {
  const ids = shipments.flatMap(({ shippedBy, returns }) => [shippedBy, ...returns.map(({ takenBy }) => takenBy)])
  const people = await peopleById(
    db,
    ids.filter(id => id !== null),
  )
  const nameOf = (id: number | null) => people.get(id ?? 0)?.name ?? null
  return shipments.map(({ id, madeAt, shippedBy, note, returns }) => ({
    shipment_id: id,
    made_at: madeAt.toISOString(),
    by: nameOf(shippedBy),
    note,
    returns: returns.map(back => ({
      return_id: back.id,
      returned_at: back.returnedAt.toISOString(),
      by: nameOf(back.takenBy),
      reason: back.reason,
      note: back.note,
      lines: back.lines.map(({ line, quantity, restocked }) => ({ line, quantity, restocked })),
    })),
  }))
}
