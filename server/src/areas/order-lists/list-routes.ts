import { refuse } from '@fairfloor/domain/general-refusals'
import * as contract from '@fairfloor/domain/order-lists/contract'
import * as reads from '@fairfloor/domain/order-lists/lists-contract'
import { orderListPage, orderListsPage } from '@fairfloor/domain/order-lists/pages'
import * as shapes from '@fairfloor/domain/order-lists/shapes'
import { titles } from '@fairfloor/domain/order-lists/titles'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { type LookOf, shopSizeOf } from '../assortment/index.ts'
import { fillBasket, type KeptBaskets } from '../basket/index.ts'
import { changeList, createList, deleteList } from './change-lists.ts'
import { addToList, knownPositions, removePosition, setPosition } from './list-positions.ts'
import { listsWithGoods } from './lists-with-goods.ts'
import { contentsOf, type Goods, listOf, positionsOf, sizesOn } from './order-lists.ts'

export type ListDeps = Goods & { readonly baskets: KeptBaskets; readonly lookOf: LookOf }

/** Order lists: flavours with quantities that users keep for later orders, for themselves or for their company. */
export function serveOrderLists(platform: Platform, { catalogue, promotions, baskets, lookOf }: ListDeps): void {
  const { db, pages } = platform
  for (const page of [orderListsPage, orderListPage])
    pages.describe(page, 'private', ({ language }) => ({ title: titles[language].lists }))

  const contents = (tx: Db, viewer: CustomerViewer, id: number, now: Date) =>
    contentsOf(tx, viewer, id, { goods: { catalogue, promotions }, now })

  serve(platform, reads.getOrderLists, shapes.getOrderLists, ({ viewer, now }) =>
    listsWithGoods(db, viewer, { goods: { catalogue, promotions }, now }),
  )

  serve(platform, reads.getOrderList, shapes.getOrderList, async ({ viewer, params: { id }, now }) => {
    const shown = await contents(db, viewer, id, now)
    const snapshot = catalogue.snapshot()
    const look = await lookOf(viewer, now)
    const listed = new Set(shown.positions.map(one => one.id))
    const sizes = [...sizesOn(snapshot, shown)].map(size => {
      const whole = shopSizeOf(snapshot, size, look)
      return { ...whole, product_attributes: whole.product_attributes.filter(flavour => listed.has(flavour.id)) }
    })
    return { ...shown, sizes }
  })

  serve(platform, contract.createOrderList, shapes.createOrderList, ({ viewer, body, now, transaction }) => {
    const positions = knownPositions(catalogue.snapshot(), body.positions)
    return transaction(tx => createList(tx, viewer, { ...body, positions }, now))
  })

  serve(platform, contract.changeOrderList, shapes.changeOrderList, ({ viewer, params, body, now, transaction }) =>
    transaction(tx => changeList(tx, viewer, params.id, body, now)),
  )

  serve(platform, contract.deleteOrderList, shapes.deleteOrderList, async ({ viewer, params, transaction }) => {
    await transaction(tx => deleteList(tx, viewer, params.id))
    return { success: true as const }
  })

  serve(platform, contract.addToOrderList, shapes.addToOrderList, ({ viewer, params, body, now, transaction }) => {
    const positions = knownPositions(catalogue.snapshot(), body.positions)
    return transaction(async tx => {
      await addToList(tx, viewer, params.id, positions, now)
      return contents(tx, viewer, params.id, now)
    })
  })

  serve(platform, contract.setListPosition, shapes.setListPosition, ({ viewer, params, body, now, transaction }) => {
    const { id, flavour: flavourId } = params
    if (!catalogue.snapshot().flavours.has(flavourId)) throw refuse('not_found')
    return transaction(async tx => {
      await setPosition(tx, viewer, id, { flavourId, quantity: body.quantity }, now)
      return contents(tx, viewer, id, now)
    })
  })

  serve(platform, contract.removeListPosition, shapes.removeListPosition, ({ viewer, params, now, transaction }) =>
    transaction(async tx => {
      await removePosition(tx, viewer, params.id, params.flavour, now)
      return contents(tx, viewer, params.id, now)
    }),
  )

  serve(platform, contract.orderFromList, shapes.orderFromList, async ({ viewer, params, now, transaction }) => {
    const answer = await transaction(async tx => {
      await listOf(tx, viewer, params.id)
      const lines = await positionsOf(tx, params.id)
      return fillBasket(tx, { catalogue, promotions }, { viewer, lines, now })
    })
    baskets.drop(viewer.customerId)
    return answer
  })
}
