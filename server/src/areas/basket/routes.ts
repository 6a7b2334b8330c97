import * as contract from '@fairfloor/domain/basket/contract'
import { getFills } from '@fairfloor/domain/basket/fills-contract'
import * as fillShapes from '@fairfloor/domain/basket/fills-shapes'
import * as shapes from '@fairfloor/domain/basket/shapes'
import { fits } from '@fairfloor/domain/catalogue/fitting-quantity'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Call, serve } from '../../platform/serve.ts'
import { type Catalogue, guardQuantities } from '../catalogue/index.ts'
import type { Promotions } from '../promotions/index.ts'
import { additionsOf } from './additions.ts'
import { fillsOf } from './fills.ts'
import type { KeptBaskets } from './kept-baskets.ts'
import type { Basket, Position } from './position.ts'
import { addPositions, changePosition, readPositions, removeAll, removePosition } from './positions.ts'
import { pricingOf } from './price.ts'
import { shopBasket, shopOffering } from './shop.ts'
import { basketView } from './view.ts'

type Deps = { readonly catalogue: Catalogue; readonly promotions: Promotions; readonly baskets: KeptBaskets }

export function serveBasket(platform: Platform, { catalogue, promotions, baskets }: Deps): void {
  const { db } = platform

  const pricing = (viewer: CustomerViewer, now: Date) => pricingOf({ catalogue, promotions }, viewer, now)
  const viewOf = (positions: readonly Position[], viewer: CustomerViewer, now: Date) =>
    basketView(positions, pricing(viewer, now))

  serve(platform, contract.getBasket, shapes.getBasket, async ({ viewer, now }) =>
    viewOf(await baskets.of(viewer.customerId), viewer, now),
  )

  serve(platform, getFills, fillShapes.getFills, async ({ viewer, query, now }) => {
    const { customerId } = viewer
    const positions = await baskets.of(customerId)
    return fillsOf(db, { customerId, positions, offering: shopOffering(pricing(viewer, now)), ...query, now })
  })

  const isIn = async (customerId: number, id: number) =>
    (await baskets.of(customerId)).some(position => position.id === id)

  async function changed(
    { viewer, now, statement }: Pick<Call<typeof contract.emptyBasket>, 'viewer' | 'now' | 'statement'>,
    change: (tx: Db, basket: Basket) => Promise<readonly Position[]>,
  ) {
    const positions = await statement(tx => change(tx, shopBasket(viewer.customerId)))
    baskets.drop(viewer.customerId)
    return viewOf(positions, viewer, now)
  }

  serve(platform, contract.addToBasket, shapes.addToBasket, async ({ viewer, body, now, statement }) => {
    const { customerId, userId } = viewer
    const basket = shopBasket(customerId)
    const offering = shopOffering(pricing(viewer, now))
    const additions = await additionsOf(body.positionsJson, offering, () => readPositions(db, basket))
    const adding = { additions, userId, now }
    const answer = await statement(async tx => viewOf(await addPositions(tx, basket, adding), viewer, now))
    baskets.drop(customerId)
    return answer
  })

  serve(platform, contract.changeBasketPosition, shapes.changeBasketPosition, async call => {
    const { id } = call.params
    const { quantity } = call.body
    const snapshot = catalogue.snapshot()
    const size = snapshot.flavours.get(id)?.size
    // What is in somebody else's basket only stays unknown.
    if (size && quantity !== undefined && !fits(quantity, size) && (await isIn(call.viewer.customerId, id)))
      guardQuantities(snapshot, [{ flavourId: id, quantity, path: 'quantity' }])
    return changed(call, (tx, basket) => changePosition(tx, basket, id, call.body))
  })

  serve(platform, contract.removeBasketPosition, shapes.removeBasketPosition, call =>
    changed(call, (tx, basket) => removePosition(tx, basket, call.params.id)),
  )

  serve(platform, contract.emptyBasket, shapes.emptyBasket, call => changed(call, removeAll))
}
