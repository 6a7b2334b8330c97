import { dayIn } from '@fairfloor/domain/day'
import { type Cents, cents, euros, times } from '@fairfloor/domain/money'
import { type CustomerViewer, hasRight } from '@fairfloor/domain/viewer'
import type { Db } from '../../platform/database.ts'
import { draftOf, flavoursIn, type Item, type Kind, readPositions, type Taken } from '../basket/index.ts'
import { type Catalogue, flavourOf, lineOf, sumsOf } from '../catalogue/index.ts'
import { etasOf, tariffOf } from '../orders/index.ts'
import { readTerms } from '../seller/index.ts'
import { basketAnswer, type Shown } from './basket-view.ts'
import { type Confirmation, confirmationOf } from './confirmations.ts'
import { type Looking, type Ordering, offersOf, weekOffering } from './offers.ts'
import { basketIn, hasLabelService, type Whose } from './positions.ts'
import { basketTariff } from './price-basket.ts'

const NONE = cents(0)

/** The basket of a customer in the open event; null while none is open. */
export const whoseBasket = ({ customerId }: CustomerViewer, { week }: Looking): Whose | null =>
  week ? { weekId: week.id, customerId } : null

/** What of a basket can still be ordered, as lines of an order at the kept prices. */
export function itemsOf(positions: readonly Taken[], looking: Looking) {
  const offers = offersOf(looking)
  return positions.map(({ id, quantity, price, extras }) => ({
    ...lineOf(looking.snapshot, { flavourId: id, quantity }, price),
    ...{ discount: NONE, extras },
    isAvailable: offers.ofFlavour(flavourOf(looking.snapshot, id)) !== null,
  }))
}

/** What is in the basket of an event is ordered at the prices that it keeps. */
export const weekKind = ({ userId }: CustomerViewer, whose: Whose, looking: Ordering): Kind<Item, Taken> => ({
  orders: 'newcomer-week',
  basket: basketIn(whose),
  moment: looking,
  contentsOf(_, positions) {
    const items = itemsOf(positions, looking).flatMap(({ isAvailable, ...item }) => (isAvailable ? [item] : []))
    return flavoursIn(positions, items, weekOffering(looking), { userId, at: looking.now })
  },
})

/**
 * The basket as sent: the backorder to confirm, else what is in the basket of the open event, else nothing.
 * @throws Refusal unknown_address, no_delivery, no_vat_rate, order_too_large
 */
export async function weekBasket(db: Db, viewer: CustomerViewer, looking: Ordering, catalogue: Catalogue) {
  const { customerId } = viewer
  const { now, snapshot } = looking
  const seesPrices = hasRight(viewer, 'prices')
  const confirmation = await confirmationOf(db, customerId)
  if (confirmation) {
    const { order } = confirmation
    const { rates, timeZone } = await readTerms(db)
    const etaOf = etasOf(catalogue, dayIn(now, timeZone))
    return basketAnswer({
      lines: linesOf(confirmation, looking),
      tariff: tariffOf(order, rates, dayIn(order.placedAt, timeZone)),
      labelService: order.labelService,
      orderId: order.id,
      draft: null,
      ...{ viewer, looking, seesPrices, etaOf },
    })
  }
  const whose = whoseBasket(viewer, looking)
  const items = itemsOf(whose ? await readPositions(db, basketIn(whose)) : [], looking)
  const labelService = whose ? await hasLabelService(db, whose) : false
  const draft = await draftOf(
    db,
    items.filter(({ isAvailable }) => isAvailable),
    {
      customerId,
      moment: looking,
      choices: { label_service: labelService },
    },
  )
  return basketAnswer({
    lines: items.map(({ isAvailable, ...item }) => ({
      ...{ item, isAvailable, most: null, open: null },
      flavour: flavourOf(snapshot, item.flavourId),
    })),
    tariff: basketTariff(draft),
    orderId: null,
    etaOf: etasOf(catalogue, draft.today),
    ...{ viewer, labelService, draft, looking, seesPrices },
  })
}

function linesOf({ lines }: Confirmation, { snapshot }: Looking): Shown[] {
  return lines.map(({ line, most, wanted, open }) => {
    const flavour = flavourOf(snapshot, line.flavourId)
    return {
      ...{ flavour, isAvailable: true, most, open: Math.min(open, most) },
      item: { ...lineOf(snapshot, { flavourId: flavour.id, quantity: wanted }, line.unitNet), discount: NONE },
    }
  })
}

/** Pieces and net price of what the basket would order, or confirm; two statements at most. */
export async function weekBasketHeader(db: Db, viewer: CustomerViewer, looking: Looking) {
  const confirmation = await confirmationOf(db, viewer.customerId)
  const whose = whoseBasket(viewer, looking)
  const counted: readonly { quantity: number; unitNet: Cents }[] = confirmation
    ? confirmation.lines.map(({ line, wanted }) => ({ quantity: wanted, unitNet: cents(line.unitNet) }))
    : itemsOf(whose ? await readPositions(db, basketIn(whose)) : [], looking).filter(({ isAvailable }) => isAvailable)
  const { quantity, price } = sumsOf(
    counted.map(({ quantity, unitNet }) => ({ quantity, net: times(unitNet, quantity) })),
  )
  return {
    total_quantity: quantity,
    total_price: euros(price),
    is_backorder_confirmation: confirmation !== undefined,
  }
}
