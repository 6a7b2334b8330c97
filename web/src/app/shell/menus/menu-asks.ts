import { getProducts, getShopBrands, getShopCategories } from '@fairfloor/domain/assortment/contract'
import { type Ask, ask } from '@fairfloor/domain/page'
import { getActivePromotions, getBrandOfMonth, getProductOfWeek } from '@fairfloor/domain/promotions/contract'
import type { MenuName } from './menu-names.ts'

export const brandsAsk = ask(getShopBrands, { query: { sortBy: 'name' } })
export const topBrandsAsk = ask(getShopBrands, { query: { sortBy: 'top' } })
/** For the number of products of each brand. */
export const countsAsk = ask(getProducts, { query: { page: 1 } })
export const categoriesAsk = ask(getShopCategories, {})
export const brandOfMonthAsk = ask(getBrandOfMonth, {})
export const productOfWeekAsk = ask(getProductOfWeek, {})
export const promotionsAsk = ask(getActivePromotions, {})

/** What each menu shows, to be asked for before it opens. */
export const menuAsks: Readonly<Record<MenuName, readonly Ask[]>> = {
  brands: [brandsAsk, topBrandsAsk, countsAsk],
  categories: [categoriesAsk],
  sale: [brandOfMonthAsk, productOfWeekAsk, promotionsAsk],
}
