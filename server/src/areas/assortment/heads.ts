import { type ListKind, listPlaceOf } from '@fairfloor/domain/assortment/list-place'
import { listTitle } from '@fairfloor/domain/assortment/list-title'
import {
  botmListPage,
  brandListPage,
  brandPage,
  brandsPage,
  categoryListPage,
  comparePage,
  favouriteListPage,
  favouritesPage,
  listedSizePage,
  newListPage,
  newPage,
  potwListPage,
  productListPage,
  productPage,
  promoListPage,
  saleListPage,
  searchPage,
  sizePage,
  topProductsPage,
} from '@fairfloor/domain/assortment/pages'
import { shownId } from '@fairfloor/domain/assortment/shown-id'
import { titles } from '@fairfloor/domain/assortment/titles'
import type { Page } from '@fairfloor/domain/page'
import { sizeText } from '@fairfloor/domain/size-text'
import type { Asked, PageHead, Reach } from '../../platform/page-table.ts'
import type { Platform } from '../../platform/platform.ts'
import { brandOnSale, type Catalogue } from '../catalogue/index.ts'
import type { Promotions } from '../promotions/index.ts'
import { headTexts } from './head-texts.ts'
import { sizeOfWeek } from './heading.ts'

type Deps = { readonly catalogue: Catalogue; readonly promotions: Promotions }

type About = {
  readonly name?: string | undefined
  readonly description: string
  /** Whether there is what the path names, also if it is over; true where it names nothing. */
  readonly isThere?: boolean
}

/** Heads of the shop's pages. Of two addresses of one page, search engines find the one that the menus link. */
export function describeAssortment({ pages, clock }: Platform, { catalogue, promotions }: Deps): void {
  const range = ({ language }: Asked) => headTexts[language].range(catalogue.snapshot().brands.size)

  /** A list has the title that the page shows; `about` names what it is about and describes it. */
  const describeList = (page: Page, reach: Reach, kind: ListKind, about: (asked: Asked) => About) =>
    pages.describe(page, reach, asked => {
      const t = titles[asked.language]
      const missing: Partial<Record<ListKind, string>> = t.missing
      const { name, description, isThere = true } = about(asked)
      const place = listPlaceOf(kind, asked.params, asked.query)
      const title = place && listTitle(place, name ?? null, t, asked.language)
      return { title: title ?? missing[kind] ?? t.all, description, isNothing: !place || !isThere }
    })

  const brand = (asked: Asked): About => {
    const name = brandOnSale(catalogue.snapshot(), shownId(asked.params.brand), clock())?.name
    const description = name ? headTexts[asked.language].brand(name) : range(asked)
    return { name, description, isThere: name !== undefined }
  }
  const category = (asked: Asked): About => {
    const { category: main, subCategory: sub } = asked.params
    const name = catalogue.snapshot().categories.get(shownId(sub ?? main) ?? 0)?.name
    const description = name ? headTexts[asked.language].category(name) : range(asked)
    return { name, description, isThere: name !== undefined }
  }
  const offers =
    (nameOf: (id: number) => string | undefined, isThere: (id: number) => boolean = () => true) =>
    (asked: Asked): About => {
      const named = asked.params.brand ?? asked.params.shopProduct
      const id = shownId(named) ?? 0
      const { offers: description } = headTexts[asked.language]
      return { name: nameOf(id), description, isThere: named === undefined || isThere(id) }
    }
  const described = (key: 'news' | 'top') => (asked: Asked) => ({
    description: headTexts[asked.language][key],
  })

  describeList(productListPage, 'found', 'all', asked => ({ description: range(asked) }))
  describeList(brandListPage, 'found', 'brand', brand)
  describeList(brandPage, 'shared', 'brand', brand)
  describeList(categoryListPage, 'found', 'category', category)
  describeList(
    botmListPage,
    'found',
    'botm',
    offers(() => brandOnSale(catalogue.snapshot(), promotions.botm(clock()), clock())?.name),
  )
  describeList(
    potwListPage,
    'found',
    'potw',
    offers(
      id => sizeOfWeek(catalogue.snapshot(), id, { promotions, now: clock() }),
      id => catalogue.snapshot().sizes.has(id),
    ),
  )
  describeList(
    promoListPage,
    'found',
    'promo',
    offers(
      id => promotions.active({ priceGroupId: null, now: clock() }).find(one => one.id === id)?.name,
      id => promotions.campaigns().promotions.has(id),
    ),
  )
  describeList(
    saleListPage,
    'found',
    'sale',
    offers(() => undefined),
  )
  describeList(newPage, 'found', 'new', described('news'))
  describeList(newListPage, 'shared', 'new', described('news'))
  describeList(topProductsPage, 'found', 'top', described('top'))

  for (const page of [favouritesPage, favouriteListPage])
    pages.describe(page, 'private', ({ language }) => ({ title: titles[language].favourites }))
  pages.describe(comparePage, 'private', ({ language }) => ({ title: titles[language].compare }))
  pages.describe(brandsPage, 'found', asked => ({ title: titles[asked.language].brands, description: range(asked) }))
  pages.describe(searchPage, 'shared', ({ language, params, query }) => {
    const t = titles[language]
    const place = listPlaceOf('search', params, query)
    const title = params.term && place ? listTitle(place, null, t, language) : null
    return { title: title ?? t.search, description: headTexts[language].search }
  })

  const size = (asked: Asked): PageHead => {
    const found = catalogue.snapshot().sizes.get(shownId(asked.params.productSize) ?? 0)
    if (!found) return missing(asked)
    return headOf(
      found.product.brand.name,
      `${found.product.name} ${sizeText(found.name, asked.language)}`.trim(),
      found.flavours.length,
      asked,
    )
  }
  const product = (asked: Asked): PageHead => {
    const found = catalogue.snapshot().products.get(shownId(asked.params.product) ?? 0)
    if (!found) return missing(asked)
    const flavours = new Set(found.sizes.flatMap(one => one.flavours.map(({ name }) => name)))
    return headOf(found.brand.name, found.name, flavours.size, asked)
  }
  const missing = (asked: Asked): PageHead => ({
    title: headTexts[asked.language].missing,
    description: range(asked),
    isNothing: true,
  })
  pages.describe(sizePage, 'found', size)
  pages.describe(listedSizePage, 'shared', size)
  pages.describe(productPage, 'found', product)
}

const headOf = (brand: string, name: string, flavours: number, { language }: Asked): PageHead => ({
  title: `${brand} ${name}`,
  description: headTexts[language].size(brand, name, flavours),
})
