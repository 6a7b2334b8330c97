import {
  getBrandNames,
  getFoodInformation,
  getLandingGoods,
  getProduct,
  getProductSize,
  getProducts,
  getShopBrands,
  getShopCategories,
  getSizes,
} from '@fairfloor/domain/assortment/contract'
import * as shapes from '@fairfloor/domain/assortment/shapes'
import { hasRight, type Viewer } from '@fairfloor/domain/viewer'
import { requireLogin } from '../../platform/admission.ts'
import { priceHider } from '../../platform/hide-prices.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { type Catalogue, foodOf, makeReadyLists } from '../catalogue/index.ts'
import type { KeptReferences } from '../customer-api/index.ts'
import type { Promotions } from '../promotions/index.ts'
import type { LiveShop } from '../seller/index.ts'
import { comparable, isPlainSearch, isTyped } from './filters.ts'
import { describeAssortment } from './heads.ts'
import { landingGoods } from './landing.ts'
import { openLists } from './list.ts'
import type { LookOf } from './look-of.ts'
import { brandsOf, categoriesOf } from './menus.ts'
import { flavoursOnSale, productPage, productSizePage, sizesOnSale } from './product.ts'
import { serveSearchDesk } from './search/desk.ts'
import { findReferences } from './search/own-references.ts'
import { serveSearch } from './search/routes.ts'
import type { Search } from './search/search.ts'
import { openVainSearches } from './search/vain-searches.ts'

export type Deps = {
  readonly catalogue: Catalogue
  readonly promotions: Promotions
  readonly lookOf: LookOf
  readonly search: Search
  readonly references: KeptReferences
  readonly shop: LiveShop
  /** Ids of a user's favourite sizes. */
  favouritesOf(viewer: Viewer, now: Date): Promise<number[]>
}

export function registerAssortment(platform: Platform, deps: Deps): void {
  const { catalogue, promotions, lookOf, search, favouritesOf } = deps
  const ownReferences = findReferences(deps.references)
  serveSearch(platform, { ...deps, ownReferences })
  serveSearchDesk(platform, deps)
  const vainSearches = openVainSearches(platform)
  describeAssortment(platform, { catalogue, promotions })
  const lists = openLists(catalogue, promotions)
  // Sorts the names before anyone asks.
  lists.shelf(platform.clock())
  const ready = makeReadyLists(platform, catalogue)
  const withoutPrices = priceHider(shapes.getProducts.answer)
  const goodsWithoutPrices = priceHider(shapes.getLandingGoods.answer)

  serve(platform, getProducts, shapes.getProducts, async ({ viewer, query, now, request, reply }) => {
    const look = { ...(await lookOf(viewer, now)), seesPrices: hasRight(viewer, 'prices') }
    const { term } = query
    const own = viewer && term !== undefined ? await ownReferences(viewer, catalogue.snapshot(), term) : undefined
    const find = () => (term === undefined ? undefined : search.findSizes(catalogue.snapshot(), term, now, own))
    if (query.favourites) {
      requireLogin(viewer)
      // One user's own list, so never from the bytes that readers share.
      const favourites = await favouritesOf(viewer, now)
      return lists.page(query, look, { found: find(), favourites }).answer
    }
    // A customer's own references are no other's, either.
    if (own) return lists.page(query, look, { found: find() }).answer
    const { priceGroupId, country, rates, seesPrices } = look
    const asked = comparable(query, seesPrices)
    const key = JSON.stringify([priceGroupId, country, seesPrices, asked])
    const shelf = lists.shelf(now)
    const from = [shelf.basis, promotions.basis(now), rates, look.sales]
    const { isEmpty } = ready.send({ request, reply, now }, key, from, () => {
      const { answer, sizes } = lists.page(asked, look, { found: find() })
      return {
        // What lacks a word is not what was searched for.
        isEmpty: sizes.length === 0 || answer.relaxed !== null,
        answer: seesPrices ? answer : withoutPrices(answer),
        sizes,
        until: shelf.until,
        isTyped: isTyped(asked),
      }
    })
    // The operator looks whether a term is still not found.
    if (isEmpty && isPlainSearch(query) && !viewer?.isOperator)
      vainSearches.note(query.term!, viewer ? `user ${viewer.userId}` : request.ip, now)
    return undefined
  })

  serve(platform, getLandingGoods, shapes.getLandingGoods, async ({ viewer, now, request, reply }) => {
    const look = await lookOf(viewer, now)
    const seesPrices = hasRight(viewer, 'prices')
    const key = JSON.stringify(['landing', look.priceGroupId, look.country, seesPrices])
    const shelf = lists.shelf(now)
    ready.send({ request, reply, now }, key, [shelf.basis, promotions.basis(now)], () => {
      const answer = landingGoods(catalogue.snapshot(), look)
      return { answer: seesPrices ? answer : goodsWithoutPrices(answer), sizes: [], until: shelf.until }
    })
    return undefined
  })

  serve(platform, getProductSize, shapes.getProductSize, async ({ viewer, params, now }) =>
    productSizePage(catalogue.snapshot(), params.id, await lookOf(viewer, now)),
  )

  serve(platform, getSizes, shapes.getSizes, async ({ viewer, query, now }) =>
    sizesOnSale(catalogue.snapshot(), query.sizes, await lookOf(viewer, now)),
  )

  serve(platform, getProduct, shapes.getProduct, async ({ viewer, params, now }) =>
    productPage(catalogue.snapshot(), params.id, await lookOf(viewer, now)),
  )

  serve(platform, getFoodInformation, shapes.getFoodInformation, async ({ viewer, params, query, now }) => {
    const look = await lookOf(viewer, now)
    const languages = [...(query.language ? [query.language] : []), ...deps.shop.current().languages]
    return foodOf(platform.db, flavoursOnSale(catalogue.snapshot(), params.id, look), {
      languages,
      country: look.country,
    })
  })

  serve(platform, getShopBrands, shapes.getShopBrands, async ({ viewer, query, now }) =>
    brandsOf(catalogue.snapshot(), query, await lookOf(viewer, now)),
  )

  serve(platform, getBrandNames, shapes.getBrandNames, async ({ viewer, now }) =>
    brandsOf(catalogue.snapshot(), {}, await lookOf(viewer, now)).map(({ id, name }) => ({ id, name })),
  )

  serve(platform, getShopCategories, shapes.getShopCategories, async ({ viewer, now }) =>
    categoriesOf(catalogue.snapshot(), await lookOf(viewer, now)),
  )
}
