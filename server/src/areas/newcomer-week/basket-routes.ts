import { getWeekFills } from '@fairfloor/domain/basket/fills-contract'
import { getFills } from '@fairfloor/domain/basket/fills-shapes'
import * as contract from '@fairfloor/domain/newcomer-week/basket-contract'
import * as shapes from '@fairfloor/domain/newcomer-week/basket-shapes'
import { mistakenIn } from '@fairfloor/domain/newcomer-week/confirming'
import { refuse } from '@fairfloor/domain/newcomer-week/refusals'
import type { CustomerViewer } from '@fairfloor/domain/viewer'

import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Call, serve } from '../../platform/serve.ts'
import {
  additionsOf,
  addPositions,
  type Basket,
  changePosition,
  fillsOf,
  placeBasket,
  readPositions,
  removeAll,
  removePosition,
} from '../basket/index.ts'
import { type Catalogue, guardQuantities } from '../catalogue/index.ts'
import { weekBasket, weekBasketHeader, weekKind, whoseBasket } from './basket.ts'
import { confirmBackorder, emptyConfirmation, setWanted } from './confirm-backorder.ts'
import { type Confirmation, confirmationOf, confirmationsOf } from './confirmations.ts'
import { type Ordering, weekOffering } from './offers.ts'
import { basketIn, hasLabelService, lockCustomer, lockOpenWeek, setLabelService, type Whose } from './positions.ts'

type LookingOf = (viewer: CustomerViewer, now: Date) => Ordering
type Changing = Pick<Call<typeof contract.emptyWeekBasket>, 'viewer' | 'now' | 'transaction' | 'query'>

/** The basket of the event, and the backorder to confirm that may stand in its place. */
export function serveWeekBasket(platform: Platform, catalogue: Catalogue, lookingOf: LookingOf): void {
  const { db } = platform

  serve(platform, contract.getWeekBasketHeader, shapes.getWeekBasketHeader, ({ viewer, now }) =>
    weekBasketHeader(db, viewer, lookingOf(viewer, now)),
  )

  serve(platform, contract.getWeekBasket, shapes.getWeekBasket, ({ viewer, now }) =>
    weekBasket(db, viewer, lookingOf(viewer, now), catalogue),
  )

  serve(platform, getWeekFills, getFills, async ({ viewer, query, now }) => {
    const { customerId } = viewer
    const looking = lookingOf(viewer, now)
    const whose = whoseBasket(viewer, looking)
    const positions = whose ? await readPositions(db, basketIn(whose)) : []
    return fillsOf(db, { customerId, positions, offering: weekOffering(looking), ...query, now })
  })

  /** Changes what stands there: a backorder to confirm, or else the basket. @throws Refusal newcomer_week_closed, and what `standing` refuses */
  const changed = (
    { viewer, query: { confirms }, now, transaction }: Changing,
    change: {
      confirmation(tx: Db, confirmation: Confirmation): unknown
      basket(tx: Db, basket: Basket): unknown
    },
  ) =>
    transaction(async tx => {
      const looking = lookingOf(viewer, now)
      const confirmation = await standing(tx, viewer, looking, confirms)
      if (confirmation) await change.confirmation(tx, confirmation)
      else await change.basket(tx, basketIn(await openBasket(tx, viewer, looking)))
      return weekBasket(tx, viewer, looking, catalogue)
    })

  serve(platform, contract.addToWeekBasket, shapes.addToWeekBasket, ({ viewer, body, now, transaction }) =>
    transaction(async tx => {
      const looking = lookingOf(viewer, now)
      const basket = basketIn(await unconfirmedBasket(tx, viewer, looking))
      const additions = await additionsOf(body.positionsJson, weekOffering(looking), () => readPositions(tx, basket))
      await addPositions(tx, basket, { additions, userId: viewer.userId, now })
      return weekBasketHeader(tx, viewer, looking)
    }),
  )

  serve(platform, contract.changeWeekBasket, shapes.changeWeekBasket, ({ viewer, body, now, transaction }) =>
    transaction(async tx => {
      const looking = lookingOf(viewer, now)
      await setLabelService(tx, await unconfirmedBasket(tx, viewer, looking), body.is_label_service)
      return weekBasket(tx, viewer, looking, catalogue)
    }),
  )

  serve(platform, contract.changeWeekPosition, shapes.changeWeekPosition, call => {
    const { id } = call.params
    const { quantity } = call.body
    return changed(call, {
      // A backorder has no extras.
      confirmation: (tx, confirmation) => quantity !== undefined && setWanted(tx, confirmation, id, quantity),
      async basket(tx, basket) {
        if (quantity === 0) return removePosition(tx, basket, id)
        // What is in somebody else's basket only stays unknown.
        await changePosition(tx, basket, id, call.body)
        if (quantity !== undefined)
          guardQuantities(catalogue.snapshot(), [{ flavourId: id, quantity, path: 'quantity' }])
      },
    })
  })

  serve(platform, contract.removeWeekPosition, shapes.removeWeekPosition, call => {
    const { id } = call.params
    return changed(call, {
      confirmation: (tx, confirmation) => setWanted(tx, confirmation, id, 0),
      basket: (tx, basket) => removePosition(tx, basket, id),
    })
  })

  serve(platform, contract.emptyWeekBasket, shapes.emptyWeekBasket, call => {
    const { viewer, now } = call
    return changed(call, {
      confirmation: (tx, confirmation) => emptyConfirmation(tx, { viewer, confirmation, now }),
      basket: removeAll,
    })
  })

  serve(platform, contract.placeWeekOrder, shapes.placeWeekOrder, ({ viewer, query, now, transaction }) =>
    transaction(async tx => {
      const looking = lookingOf(viewer, now)
      const confirmation = await standing(tx, viewer, looking, query.confirms)
      if (query.seen !== undefined && (await weekBasket(tx, viewer, looking, catalogue)).version !== query.seen)
        throw refuse('week_basket_changed')
      const orderId = confirmation
        ? await confirmBackorder(tx, { viewer, confirmation, now })
        : await placeWeekBasket(tx, viewer, looking)
      return { order_id: orderId, erp_sales_order_id: orderId }
    }),
  )
}

/** Address, carrier, payment and delivery are as usual for the customer. @throws Refusal newcomer_week_closed, and what `placeBasket` refuses */
async function placeWeekBasket(tx: Db, viewer: CustomerViewer, looking: Ordering): Promise<number> {
  const whose = await openBasket(tx, viewer, looking)
  const { order_id } = await placeBasket(tx, weekKind(viewer, whose, looking), {
    viewer,
    choices: { label_service: await hasLabelService(tx, whose) },
    words: { external_reference: null, note: null, wished_on: null },
    // Prices are those kept since the positions were added; what was looked at has a version.
    seenTotal: undefined,
  })
  return order_id
}

/**
 * What a call acts on: a backorder to confirm, or else the basket. Locks the customer.
 * @param confirms what the call is about, if it says so
 * @throws Refusal nothing_left_to_confirm, something_else_in_basket, basket_or_backorder
 */
async function standing(tx: Db, viewer: CustomerViewer, looking: Ordering, confirms: number | undefined) {
  const { customerId } = viewer
  await lockCustomer(tx, customerId)
  const found = await confirmationsOf(tx, customerId, 2)
  const whose = whoseBasket(viewer, looking)
  const hasGoods = whose !== null && (await readPositions(tx, basketIn(whose))).length > 0
  const mistaken = mistakenIn(confirms, { asked: found.map(({ order }) => order.id), hasGoods })
  if (mistaken) throw refuse(mistaken)
  return found[0]
}

/**
 * The basket where no backorder to confirm stands in its place. Placing takes the same lock, so that it cannot change between
 * its comparison and the order.
 * @throws Refusal confirm_backorder_first, newcomer_week_closed
 */
async function unconfirmedBasket(tx: Db, viewer: CustomerViewer, looking: Ordering): Promise<Whose> {
  await lockCustomer(tx, viewer.customerId)
  if (await confirmationOf(tx, viewer.customerId)) throw refuse('confirm_backorder_first')
  return openBasket(tx, viewer, looking)
}

/** The basket of the open event, which stays until the commit. @throws Refusal newcomer_week_closed */
async function openBasket(tx: Db, viewer: CustomerViewer, looking: Ordering): Promise<Whose> {
  const whose = whoseBasket(viewer, looking)
  if (!whose) throw refuse('newcomer_week_closed')
  await lockOpenWeek(tx, whose, looking.now)
  return whose
}
