import { type Day, daysAfter } from '@fairfloor/domain/day'
import type { Answer, Parsed } from '@fairfloor/domain/endpoint'
import { refuse } from '@fairfloor/domain/general-refusals'
import { euros } from '@fairfloor/domain/money'
import type { getOutletDesk, getOutletLot, getOutletProposals } from '@fairfloor/domain/outlet/desk-contract'
import { daysLeft, SHORT_DATED_DAYS, standingOf } from '@fairfloor/domain/outlet/lots'
import { eq, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { versionOf } from '../../platform/form-version.ts'
import { type Part, partOf } from '../../platform/keyset.ts'
import { mentions } from '../back-office/index.ts'
import { nameOf, readStock, type Snapshot } from '../catalogue/index.ts'
import { peopleById } from '../people/index.ts'
import { shortDatedLots } from '../shipping/index.ts'
import { editedOf } from './change-lot.ts'
import { type Lot, lotsById, lotsThatAre } from './lots.ts'
import { outletLots } from './tables.ts'

type At = { readonly snapshot: Snapshot; readonly today: Day }

const MOST_PROPOSALS = 50

/** A part of the lots that stand so and that a search finds. */
export async function outletDesk(
  db: Db,
  { state, search }: Omit<Parsed<typeof getOutletDesk>['query'], 'place'>,
  at: At,
  part: Part,
): Promise<Answer<typeof getOutletDesk>> {
  const found = (await lotsThatAre(db, state, at.today))
    .map(lot => lotView(lot, at))
    .filter(({ name, sku, lot }) => mentions(`${name} ${sku} ${lot ?? ''}`, search.trim()))
  const { rows: lots, listed } = partOf(found, ({ lot_id }) => lot_id, part)
  return { ...listed, today: at.today, lots }
}

/** Lots on the shelves close to their date of which the outlet can still get pieces. */
export async function proposals(db: Db, { snapshot, today }: At): Promise<Answer<typeof getOutletProposals>> {
  const until = daysAfter(today, SHORT_DATED_DAYS)
  const close = await shortDatedLots(db, { from: today, until, most: MOST_PROPOSALS })
  const stock = await readStock(db, [...new Set(close.map(({ flavourId }) => flavourId))])
  return {
    proposals: close.flatMap(({ flavourId, lot, bestBefore, quantity }) => {
      const flavour = snapshot.flavours.get(flavourId)
      const free = stock.get(flavourId)?.quantity ?? 0
      if (!flavour || free === 0) return []
      return {
        flavour_id: flavourId,
        name: nameOf(snapshot, flavourId),
        sku: flavour.sku,
        lot,
        best_before: bestBefore,
        days_left: daysLeft(bestBefore, today),
        quantity,
        free,
        regular_price: regularOf(snapshot, flavourId),
      }
    }),
  }
}

/** A lot with its movements. @throws Refusal not_found */
export async function outletLotAnswer(db: Db, lotId: number, at: At): Promise<Answer<typeof getOutletLot>> {
  const lot = (await lotsById(db, [lotId])).get(lotId)
  const [head] = await db.select().from(outletLots).where(eq(outletLots.id, lotId))
  if (!lot || !head) throw refuse('not_found')
  const people = await peopleById(db, head.createdBy === null ? [] : [head.createdBy])
  const movements = await rows<Omit<Movement, 'at'> & { at: string }>(
    db,
    sql`select m.id, m.at, m.change, m.kind, m.order_id, m.note, u.name as user,
          (${lot.firstQuantity}::int + sum(m.change) over (order by m.id))::int as after
        from outlet_movements m left join people u on u.id = m.user_id
        where m.lot_id = ${lotId} order by m.id desc`,
  )
  return {
    ...lotView(lot, at),
    version: versionOf(editedOf(lot)),
    made_at: head.createdAt.toISOString(),
    made_by: people.get(head.createdBy ?? 0)?.name ?? null,
    withdrawn_at: head.withdrawnAt?.toISOString() ?? null,
    movements: movements.map(row => ({ ...row, at: new Date(row.at).toISOString() })),
  }
}

type Movement = Answer<typeof getOutletLot>['movements'][number]

function lotView(lot: Lot, { snapshot, today }: At) {
  const flavour = snapshot.flavours.get(lot.flavourId)
  return {
    lot_id: lot.id,
    flavour_id: lot.flavourId,
    name: flavour ? nameOf(snapshot, flavour.id) : `#${lot.flavourId}`,
    sku: flavour?.sku ?? '',
    lot: lot.lot,
    best_before: lot.bestBefore,
    days_left: daysLeft(lot.bestBefore, today),
    state: standingOf(lot, today),
    first_quantity: lot.firstQuantity,
    quantity: lot.quantity,
    price: euros(lot.price),
    regular_price: regularOf(snapshot, lot.flavourId),
    reason: lot.reason,
  }
}

/** By the price list. */
function regularOf(snapshot: Snapshot, flavourId: number): number | null {
  const price = snapshot.flavours.get(flavourId)?.size.listPrice
  return price ? euros(price.regular) : null
}
