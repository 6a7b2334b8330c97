import {
  botmListPage,
  brandListPage,
  brandPage,
  brandsPage,
  categoryListPage,
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
import type { Asked, PageHead } from '../../platform/page-table.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Promotions } from '../promotions/index.ts'
import { headTexts } from './head-texts.ts'
import { sizeOfWeek } from './heading.ts'

/** Heads of the shop's pages. Of two addresses of one page, search engines find the one that the menus link. */
type Deps = { readonly catalogue: Catalogue; readonly promotions: Promotions }

export function describeAssortment({ pages, clock }: Platform, { catalogue, promotions }: Deps): void {
  const range = ({ language }: Asked) => headTexts[language].range(catalogue.snapshot().brands.size)
  const all = (asked: Asked): PageHead => ({ title: titles[asked.language].all, description: range(asked) })

  const brand = (asked: Asked): PageHead => {
    const found = catalogue.snapshot().brands.get(shownId(asked.params.brand) ?? 0)
    return found ? { title: found.name, description: headTexts[asked.language].brand(found.name) } : all(asked)
  }
  const category = (asked: Asked): PageHead => {
    const { category: main, subCategory: sub } = asked.params
    const found = catalogue.snapshot().categories.get(shownId(sub ?? main) ?? 0)
    return found ? { title: found.name, description: headTexts[asked.language].category(found.name) } : all(asked)
  }
  const news = ({ language }: Asked): PageHead => ({
    title: titles[language].new,
    description: headTexts[language].news,
  })
  const size = (asked: Asked): PageHead => {
    const found = catalogue.snapshot().sizes.get(shownId(asked.params.productSize) ?? 0)
    if (!found) return all(asked)
    return headOf(found.product.brand.name, `${found.product.name} ${found.name}`, found.flavours.length, asked)
  }
  const product = (asked: Asked): PageHead => {
    const found = catalogue.snapshot().products.get(shownId(asked.params.product) ?? 0)
    if (!found) return all(asked)
    const flavours = new Set(found.sizes.flatMap(one => one.flavours.map(({ name }) => name)))
    return headOf(found.brand.name, found.name, flavours.size, asked)
  }

  pages.describe(productListPage, 'found', all)
  pages.describe(brandListPage, 'found', brand)
  pages.describe(brandPage, 'shared', brand)
  pages.describe(categoryListPage, 'found', category)
  pages.describe(botmListPage, 'found', ({ language }) => {
    const name = catalogue.snapshot().brands.get(promotions.botm(clock()) ?? 0)?.name
    const title = name ? titles[language].botm(name) : titles[language].all
    return { title, description: headTexts[language].offers }
  })
  pages.describe(potwListPage, 'found', ({ language, params: { shopProduct: id } }) => {
    const look = { promotions, now: clock() }
    const name = sizeOfWeek(catalogue.snapshot(), shownId(id) ?? 0, look)
    const { potw, potwOf } = titles[language]
    return { title: name ? potwOf(name) : potw, description: headTexts[language].offers }
  })
  pages.describe(promoListPage, 'found', ({ language, params: { brand: id } }) => {
    const running = promotions.active({ priceGroupId: null, now: clock() })
    const name = running.find(one => one.id === shownId(id))?.name
    return { title: name ?? titles[language].promos, description: headTexts[language].offers }
  })
  pages.describe(saleListPage, 'found', ({ language, params: { clearance, clearanceGroup: group } }) => ({
    title: saleTitle(titles[language], shownId(clearance), group),
    description: headTexts[language].offers,
  }))
  pages.describe(newPage, 'found', news)
  pages.describe(topProductsPage, 'found', ({ language }) => ({
    title: titles[language].top,
    description: headTexts[language].top,
  }))
  for (const page of [favouritesPage, favouriteListPage])
    pages.describe(page, 'private', ({ language }) => ({ title: titles[language].favourites }))
  pages.describe(newListPage, 'shared', news)
  pages.describe(sizePage, 'found', size)
  pages.describe(listedSizePage, 'shared', size)
  pages.describe(productPage, 'found', product)
  pages.describe(brandsPage, 'found', asked => ({ title: titles[asked.language].brands, description: range(asked) }))
  pages.describe(searchPage, 'shared', ({ language, params: { term } }) => ({
    title: term ? titles[language].searched(term) : titles[language].search,
    description: headTexts[language].search,
  }))
}

function saleTitle(t: (typeof titles)['en'], percent: number | undefined, group: string | undefined): string {
  if (percent === undefined) return t.sale
  return group ? t.discountOf(percent, group) : t.discount(percent)
}

const headOf = (brand: string, name: string, flavours: number, { language }: Asked): PageHead => ({
  title: `${brand} ${name}`,
  description: headTexts[language].size(brand, name, flavours),
})
