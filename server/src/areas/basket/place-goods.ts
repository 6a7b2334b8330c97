import { type CustomerViewer, hasRight } from '@fairfloor/domain/identity/viewer'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { takeFreeStock } from '../catalogue/index.ts'
import { pricedItems } from './breakdown.ts'
import { type Choices, type Draft, draftOf } from './draft.ts'
import { guardTerms } from './guard-draft.ts'
import { placeDraft } from './place-draft.ts'
import { type Goods, pricingOf } from './price.ts'

type Wanted = {
  /** Each flavour once. */
  readonly positions: readonly { readonly flavourId: number; readonly quantity: number }[]
  readonly choices: Choices
  readonly externalReference: string | null
  readonly note: string | null
  readonly wishedOn: string | null
}

type Buying = { readonly viewer: CustomerViewer; readonly goods: Goods; readonly wanted: Wanted; readonly now: Date }

/**
 * Orders goods without the basket, which stays as it is, at the prices of this moment. The customer's row is locked as in
 * `placeBasket`: its orders are placed one after the other.
 * @param guardLines throws what stands against the goods
 * @throws Refusal unknown_address, and what `guardTerms` and `placeDraft` refuse
 */
export async function placeGoods(
  tx: Db,
  { viewer, goods, wanted, now }: Buying,
  guardLines: (draft: Draft) => void,
): Promise<{ order_id: number }> {
  const { customerId, userId } = viewer
  const { positions, choices, externalReference, note, wishedOn } = wanted
  await tx.execute(sql`select from customers where id = ${customerId} for no key update`)
  const pricing = pricingOf(goods, viewer, now)
  const draft = await draftOf(tx, pricedItems(positions, pricing), { customerId, pricing, choices })
  guardLines(draft)
  return placeDraft(tx, draft, {
    kind: 'shop',
    viewer,
    body: { external_reference: externalReference, note, wished_on: wishedOn },
    seenTotal: undefined,
    now,
    guard: () => guardTerms(draft, hasRight(viewer, 'prices')),
    async take(orderId, lines) {
      const taken = await takeFreeStock(tx, positions, { kind: 'order', orderId, userId, at: now })
      return lines.map(line => ({ ...line, reservedQuantity: taken.get(line.flavourId) ?? 0 }))
    },
  })
}
