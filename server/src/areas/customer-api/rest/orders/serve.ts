import * as contract from '@fairfloor/domain/customer-api/rest/orders-contract'
import * as shapes from '@fairfloor/domain/customer-api/rest/orders-shapes'
import { refuse } from '@fairfloor/domain/customer-api/rest/refusals'
import { euros } from '@fairfloor/domain/money'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import type { Platform } from '../../../../platform/platform.ts'
import { serve } from '../../../../platform/serve.ts'
import { draftOf, type Goods, minimumOf, placeGoods, pricingOf, shopKind } from '../../../basket/index.ts'
import { postalAddress, shippingAddresses } from '../../../companies/index.ts'
import { changedOrders, ownPricedOrder } from '../../../orders/index.ts'
import type { LiveShop } from '../../../seller/index.ts'
import { type KeptReferences, readReferences } from '../../references.ts'
import type { Examples } from '../own-examples.ts'
import { sinceOf } from '../since.ts'
import { guardLines, positionsOf, readLines } from './lines.ts'
import { headsView, orderView } from './view.ts'

export type OrderDeps = Goods & { readonly shop: LiveShop; readonly references: KeptReferences }

/** Reading and placing orders with a key. @returns a row of the list, for readers of the API's page */
export function serveApiOrders(platform: Platform, { shop, references, ...goods }: OrderDeps): Examples {
  const { db } = platform
  const { catalogue } = goods

  async function viewOf(viewer: CustomerViewer, orderId: number, now: Date, on = db) {
    const { shown, vat } = await ownPricedOrder({ db: on, catalogue, shop }, viewer, orderId, now)
    return orderView(shown, {
      vat,
      snapshot: catalogue.snapshot(),
      references: await references.of(viewer.customerId),
    })
  }

  const headsOf = async ({ customerId }: CustomerViewer, since: number, limit: number) =>
    headsView(await changedOrders(db, customerId, since, limit), limit)

  serve(platform, contract.listApiOrders, shapes.listApiOrders, async ({ viewer, query }) =>
    headsOf(viewer, await sinceOf(db, query), query.limit),
  )

  serve(platform, contract.getApiOrder, shapes.getApiOrder, ({ viewer, params, now }) =>
    viewOf(viewer, params.order_id, now),
  )

  serve(platform, contract.placeApiOrder, shapes.placeApiOrder, async ({ viewer, body, now, request, transaction }) => {
    const { isTest = false } = request
    const { lines: asked, external_reference, note, wished_on, shipping_address_id, ...choices } = body
    const { order_id, shown } = await transaction(async tx => {
      const snapshot = catalogue.snapshot()
      // Not what is kept in memory: another server may just have saved others.
      const own = asked.some(line => line.customer_reference !== undefined)
        ? await readReferences(tx, viewer.customerId)
        : new Map<number, string>()
      const lines = readLines(asked, snapshot, own)
      const ordering = {
        viewer,
        choices: { ...choices, shipping_address_id: shipping_address_id ?? undefined },
        words: { external_reference: external_reference ?? null, note: note ?? null, wished_on: wished_on ?? null },
        seenTotal: undefined,
        isTest,
      }
      const kind = shopKind(viewer, pricingOf(goods, viewer, now))
      const placed = await placeGoods(tx, kind, positionsOf(lines), ordering, draft => {
        guardLines(lines, draft, snapshot)
        if (choices.carrier !== undefined && !draft.carriers.some(({ name }) => name === choices.carrier))
          throw refuse('carrier_unknown').at('carrier')
      })
      // Afterwards it is gone.
      return { ...placed, shown: isTest ? await viewOf(viewer, placed.order_id, now, tx) : undefined }
    })
    return shown ?? viewOf(viewer, order_id, now)
  })

  serve(platform, contract.getOrderOptions, shapes.getOrderOptions, async ({ viewer, now }) => {
    const { customerId } = viewer
    const draft = await draftOf(db, [], { customerId, moment: pricingOf(goods, viewer, now), choices: {} })
    const addresses = await shippingAddresses(db, customerId)
    const { carrier, paymentMethod, labelService, delivery } = draft.chosen
    const minimum = minimumOf(draft)
    return {
      shipping_addresses: addresses.map(address => {
        const { gln: _, ...postal } = postalAddress(address)
        return { id: address.id, ...postal, is_default: address.isDefault }
      }),
      carriers: draft.carriers.map(({ name }) => name),
      payment_methods: [...draft.allowed],
      usual: {
        shipping_address_id: addresses.find(({ isDefault }) => isDefault)?.id ?? null,
        carrier,
        payment_method: paymentMethod,
        label_service: labelService,
        delivery,
      },
      minimum_order_value: minimum && euros(minimum.amount),
    }
  })

  return { [contract.listApiOrders.path]: viewer => headsOf(viewer, 0, 1) }
}
