import { refuse } from '@fairfloor/domain/general-refusals'
import type { Db } from '../../../platform/database.ts'
import { versionOf } from '../../../platform/form-version.ts'
import { type Part, partOf } from '../../../platform/keyset.ts'
import {
  type Catalogue,
  type Flavour,
  flavoursLike,
  movementsOf,
  nameOf,
  readStock,
  type Snapshot,
} from '../../catalogue/index.ts'
import { takenByOrders } from '../../orders/index.ts'
import { lotsOfFlavour } from '../../shipping/index.ts'

/** Figures of some flavours straight from the database. Two statements. */
async function figuresOf(db: Db, snapshot: Snapshot, flavours: readonly Flavour[]) {
  const ids = flavours.map(({ id }) => id)
  const stock = await readStock(db, ids)
  const taken = await takenByOrders(db, ids)
  return flavours.map(({ id, sku, ean }) => ({
    flavour_id: id,
    name: nameOf(snapshot, id),
    sku,
    ean,
    free: stock.get(id)?.quantity ?? null,
    set_aside: taken(id).setAside,
    waiting: taken(id).waiting,
    eta: stock.get(id)?.eta ?? null,
  }))
}

/** A part of the flavours that a search finds, by name. */
export async function stockList(db: Db, catalogue: Catalogue, search: string, part: Part) {
  const snapshot = catalogue.snapshot()
  const found = flavoursLike(snapshot, search)
    .map(flavour => ({ flavour, name: nameOf(snapshot, flavour.id) }))
    .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : one.flavour.id - other.flavour.id))
  const { rows, listed } = partOf(found, ({ flavour }) => flavour.id, part)
  const flavours = await figuresOf(
    db,
    snapshot,
    rows.map(({ flavour }) => flavour),
  )
  return { ...listed, flavours }
}

/** A flavour with its lots and a part of its movements. @throws Refusal not_found */
export async function stockOfFlavour(db: Db, catalogue: Catalogue, flavourId: number, part: Part = {}) {
  const snapshot = catalogue.snapshot()
  const flavour = snapshot.flavours.get(flavourId)
  if (!flavour) throw refuse('not_found')
  const [figures] = await figuresOf(db, snapshot, [flavour])
  const { movements, listed } = await movementsOf(db, flavourId, part)
  return {
    ...figures!,
    version: stockVersion({ free: figures!.free, setAside: figures!.set_aside }),
    lots: await lotsOfFlavour(db, flavourId),
    movements: {
      ...listed,
      rows: movements.map(({ at, orderId, receiptId, key: _, ...row }) => ({
        ...row,
        at: new Date(at).toISOString(),
        order_id: orderId,
        receipt_id: receiptId,
      })),
    },
  }
}

/** Of what lies on the shelf: a count of another state says nothing. */
export const stockVersion = (shelf: { readonly free: number | null; readonly setAside: number }): string =>
  versionOf({ free: shelf.free, setAside: shelf.setAside })
