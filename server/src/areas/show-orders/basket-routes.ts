import * as contract from '@fairfloor/domain/show-orders/contract'
import { refuse } from '@fairfloor/domain/show-orders/refusals'
import * as shapes from '@fairfloor/domain/show-orders/shapes'
import { basketStatus } from '@fairfloor/domain/show-orders/status'
import { isPast } from '@fairfloor/domain/trade-show/phases'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import type { Platform } from '../../platform/platform.ts'
import type { Call } from '../../platform/serve.ts'
import { serve } from '../../platform/serve.ts'
import { type Asked, askedLines, type Catalogue, guardQuantities, isOffered, pricesOf } from '../catalogue/index.ts'
import type { Show, Shows } from '../trade-show/index.ts'
import { type Addition, addPositions } from './add-positions.ts'
import { changePosition, type LineChange } from './change-position.ts'
import { confirm } from './confirm.ts'
import { guardOrdering } from './guards.ts'
import { notesOf } from './order-notes.ts'
import { type BasketDeps, readBasket, readHistory } from './read-basket.ts'
import { readSamples } from './sample-basket.ts'
import { readShowOrder } from './show-order.ts'
import { basketView, summaryOf } from './views.ts'

type Deps = BasketDeps & { shows: Shows }

export function serveBasket(platform: Platform, { catalogue, shows, samples }: Deps): void {
  const { db } = platform

  serve(platform, contract.getBasketStatus, shapes.getBasketStatus, async ({ viewer, now }) => {
    const { edition } = shows.current()
    const found = viewer.customerId === null ? undefined : await readShowOrder(db, edition.id, viewer.customerId)
    return basketStatus(edition, found && summaryOf(found.order, found.positions), now)
  })

  serve(platform, contract.getBasket, shapes.getBasket, async ({ viewer, query, now }) => {
    const show = shows.current()
    const empty = basketView(show, catalogue.snapshot(), null, [], [])
    if (viewer.customerId === null) return empty
    if (query.status === 'history') return readHistory(db, { catalogue, samples }, show, viewer.customerId)
    const basket = await readBasket(db, { catalogue, samples }, show, viewer.customerId)
    // status=confirmation: what is ordered and still to be confirmed. After the show no basket is left.
    return isPast(show.edition.releaseEnd, now) || (query.status === 'confirmation' && basket.is_confirmed)
      ? { ...empty, is_confirmed: basket.is_confirmed }
      : basket
  })

  serve(platform, contract.addPositions, shapes.addPositions, async ({ viewer, body, now, statement }) => {
    const show = shows.current()
    guardOrdering(show.edition, now)
    const additions = additionsOf(show, catalogue, viewer, body.positionsJson, now)
    return statement(async db => {
      const inBasket = samples.positions(show.edition.id, viewer.customerId)
      const added = await addPositions(db, show.edition.id, viewer, additions, inBasket, now)
      return basketView(show, catalogue.snapshot(), null, added.positions, added.samples)
    })
  })

  serve(platform, contract.changePosition, shapes.changePosition, ({ viewer, params, body, now, transaction }) =>
    changed({ viewer, now, transaction }, params.id, body),
  )
  serve(platform, contract.removePosition, shapes.removePosition, ({ viewer, params, now, transaction }) =>
    changed({ viewer, now, transaction }, params.id, { quantity: 0 }),
  )

  async function changed(
    { viewer, now, transaction }: Pick<Call<typeof contract.removePosition>, 'viewer' | 'now' | 'transaction'>,
    flavourId: number,
    wanted: LineChange,
  ) {
    const show = shows.current()
    const { quantity } = wanted
    if (quantity !== undefined) guardQuantities(catalogue.snapshot(), [{ flavourId, quantity, path: 'quantity' }])
    return transaction(async tx => {
      await changePosition(tx, show.edition, viewer.customerId, flavourId, wanted, now)
      return readBasket(tx, { catalogue, samples }, show, viewer.customerId)
    })
  }

  for (const endpoint of [contract.confirmBasket, contract.confirmBasketByPost])
    serve(platform, endpoint, shapes.confirmBasket, async ({ viewer, body, now, transaction }) => {
      const show = shows.current()
      if (body.confirm !== true)
        throw refuse('confirm_missing', undefined, [{ path: 'confirm', detail: 'Must be true.' }])
      return transaction(async tx => {
        const positions = await confirm(tx, catalogue.snapshot(), show.edition, viewer, notesOf(body), now)
        const taken = await readSamples(tx, samples, show.edition.id, viewer.customerId)
        return basketView(show, catalogue.snapshot(), now, positions, taken)
      })
    })
}

/**
 * The requested flavours, each once, at their show price.
 * @throws Refusal not_at_the_show, quantity_misfit, and what `askedLines` refuses, each naming the lines
 */
function additionsOf(
  { edition, exhibitorByBrand }: Show,
  catalogue: Catalogue,
  { priceGroupId, country }: CustomerViewer,
  asked: readonly Asked[],
  now: Date,
): Addition[] {
  const snapshot = catalogue.snapshot()
  const lines = askedLines(asked, {
    snapshot,
    offerOf(flavour) {
      const prices = pricesOf(flavour.size, { priceGroupId, country, editionId: edition.id })
      const exhibitor = exhibitorByBrand.get(flavour.size.product.brand.id)
      if (!prices || !exhibitor || !isOffered(flavour, now)) return null
      return { exhibitorId: exhibitor.id, price: prices.show ?? prices.current }
    },
    gone: errors => refuse('not_at_the_show', undefined, errors),
  })
  guardQuantities(snapshot, lines)
  return lines.map(({ flavourId, quantity, extras, offer }) => ({ flavourId, quantity, extras, ...offer }))
}
