import { shownExtras } from '@fairfloor/domain/extras'
import { refuse } from '@fairfloor/domain/general-refusals'
import type { PickList } from '@fairfloor/domain/picking/contract'
import type { Db } from '../../platform/database.ts'
import type { Snapshot } from '../catalogue/index.ts'
import { customerOf } from '../companies/index.ts'
import { orderById } from '../orders/index.ts'
import { type Lot, lotsById } from '../outlet/index.ts'
import { peopleById } from '../people/index.ts'
import { lotsOfFlavours } from '../shipping/index.ts'
import { readPickList } from './pick-lists.ts'

/** A pick list as the operator sees it. @throws Refusal not_found */
export async function pickListAnswer(db: Db, pickListId: number, snapshot: Snapshot): Promise<PickList> {
  const { head, lines } = await readPickList(db, pickListId)
  const stored = await orderById(db, head.orderId)
  if (!stored) throw refuse('not_found')
  const { order } = stored
  const soldAs = new Map(stored.lines.map(line => [line.line, line]))
  const lots = await lotsOfFlavours(
    db,
    lines.map(({ line }) => soldAs.get(line)!.flavourId),
  )
  const ofOutlet = await lotsById(
    db,
    lines.flatMap(({ line }) => soldAs.get(line)!.outletLotId ?? []),
  )
  const customer = await customerOf(db, order.customerId)
  const people = await peopleById(db, head.madeBy === null ? [] : [head.madeBy])
  const { company, street, number, zip, city, country } = order.shippingAddress
  return {
    pick_list_id: head.id,
    order_id: order.id,
    company: customer?.company ?? '',
    order_status: order.status,
    carrier: order.carrier,
    note: order.note,
    internal_note: order.internalNote,
    label_service: order.labelService,
    ship_to: `${company}, ${street} ${number}, ${zip} ${city}, ${country}`,
    made_at: head.madeAt.toISOString(),
    by: people.get(head.madeBy ?? 0)?.name ?? null,
    closed_at: head.closedAt?.toISOString() ?? null,
    shipment_id: head.shipmentId,
    positions: lines.map(({ line, quantity }) => {
      const { flavourId, outletLotId, sku, ean, brandName, productName, sizeName, flavourName, extras } =
        soldAs.get(line)!
      const size = snapshot.flavours.get(flavourId)?.size
      return {
        line,
        name: `${brandName} ${productName} ${sizeName}, ${flavourName}`,
        sku,
        ean,
        ean_case: size?.eanCase ?? null,
        units_per_case: size?.unitsPerCase ?? 1,
        quantity,
        ...shownExtras(extras, 'pick list'),
        lots:
          outletLotId === null
            ? (lots.get(flavourId) ?? []).map(({ flavour_id: _, ...lot }) => lot)
            : [keptOf(ofOutlet.get(outletLotId)!, quantity)],
      }
    }),
  }
}

/** All pieces of a line of the outlet are of one lot. */
const keptOf = ({ lot, bestBefore }: Lot, quantity: number) => ({ lot, best_before: bestBefore, quantity })
