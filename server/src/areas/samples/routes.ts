import { availabilityOf } from '@fairfloor/domain/catalogue/availability'
import { refuse } from '@fairfloor/domain/general-refusals'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import * as contract from '@fairfloor/domain/samples/contract'
import * as shapes from '@fairfloor/domain/samples/shapes'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { type BasketDeps, readBasket } from '../show-orders/index.ts'
import { EDITION_COPIED, type EditionCopied, type Shows } from '../trade-show/index.ts'
import { copyLimits } from './copy-limits.ts'
import { giveBackSamples } from './give-back-samples.ts'
import { allowancesOf, samplesOf } from './queries.ts'
import { takeSamples } from './take-samples.ts'

type Deps = BasketDeps & { shows: Shows }

export function registerSamples(platform: Platform, deps: Deps): void {
  const { db, later } = platform

  later.afterEvent<EditionCopied>(EDITION_COPIED, 'copy-sample-limits', copyLimits)

  const { shows, catalogue } = deps

  serve(platform, contract.getSamples, shapes.getSamples, async ({ params }) => {
    if (!shows.current().exhibitorById.has(params.id)) throw refuse('not_found')
    const { flavours } = catalogue.snapshot()
    const products = await samplesOf(db, params.id)
    return products.map(product => ({
      id: product.id,
      name: product.name,
      sample_product_attributes: product.flavours.map(({ id, name, stock, flavourId }) => {
        const flavour = flavours.get(flavourId)
        return {
          id,
          name,
          image_url: pictureUrlOf(flavour?.image ?? flavour?.size.image ?? flavour?.size.product.image ?? null),
          stock_available: stock,
          availability: availabilityOf(stock, null),
        }
      }),
    }))
  })

  serve(platform, contract.getSampleLimits, shapes.getSampleLimits, async ({ viewer, params }) => {
    const { edition, exhibitorById } = shows.current()
    if (!exhibitorById.has(params.id)) throw refuse('not_found')
    const { ofExhibitor, inAll } = await allowancesOf(db, edition.id, viewer.userId, [params.id])
    const here = ofExhibitor.get(params.id)!
    return {
      exhibitor_samples_quantity: here.taken,
      exhibitor_samples_limit: here.most,
      total_samples_quantity: inAll.taken,
      total_samples_limit: inAll.most,
    }
  })

  serve(platform, contract.addSamples, shapes.addSamples, async ({ viewer, body, now, transaction }) => {
    const show = shows.current()
    const wishes = body.positionsJson.map(({ sample_product_attribute_id, quantity }) => ({
      sampleFlavourId: sample_product_attribute_id,
      quantity,
    }))
    return transaction(async tx => {
      await takeSamples(tx, show.edition, viewer, wishes, now)
      return readBasket(tx, deps, show, viewer.customerId)
    })
  })

  serve(platform, contract.removeSample, shapes.removeSample, async ({ viewer, params, now, transaction }) => {
    const show = shows.current()
    return transaction(async tx => {
      await giveBackSamples(tx, show.edition, viewer.customerId, params.id, now)
      return readBasket(tx, deps, show, viewer.customerId)
    })
  })
}
