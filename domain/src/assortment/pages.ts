import { type Ask, ask, page, type Query } from '../page.ts'
import { getActivePromotions } from '../promotions/contract.ts'
import { COMPARE, comparedIds } from './addresses.ts'
import { getProduct, getProductSize, getProducts, getShopBrands } from './contract.ts'
import { type ListKind, listPlaceOf, listQuery } from './list-place.ts'
import { shownId } from './shown-id.ts'

type Params = Readonly<Record<string, string | undefined>>

const LIST = { module: 'areas/assortment/ProductListPage' } as const

const listOf = (kind: ListKind) => ({
  ...LIST,
  data: ({ params, query }: { params: Params; query: Query }): readonly Ask[] => {
    const place = listPlaceOf(kind, params, query)
    return place ? [ask(getProducts, { query: listQuery(place) })] : []
  },
})

const FAVOURITES = { module: 'areas/assortment/FavouritesPage', who: 'users' } as const

const SIZE = {
  module: 'areas/assortment/SizePage',
  data: ({ params }: { params: Params }): readonly Ask[] => {
    const id = shownId(params.productSize)
    return id === undefined ? [] : [ask(getProductSize, { params: { id } })]
  },
} as const

export const productListPage = page('/product-list', listOf('all'))
export const newListPage = page('/product-list/new', listOf('new'))
export const brandListPage = page('/product-list/brand/:brand', listOf('brand'))
export const categoryListPage = page('/product-list/category/:category/:subCategory?', listOf('category'))

export const botmListPage = page('/product-list/botm', listOf('botm'))
export const potwListPage = page('/product-list/potw/:shopProduct?', listOf('potw'))
export const promoListPage = page('/product-list/promo/:brand?', {
  ...listOf('promo'),
  data: visit => [
    ...listOf('promo').data(visit),
    ...(visit.params.brand === undefined ? [ask(getActivePromotions, {})] : []),
  ],
})

export const saleListPage = page('/product-list/sale/:clearance?/:clearanceGroup?', listOf('sale'))

/** Two addresses of a user's own list. */
export const favouriteListPage = page('/product-list/favourites', { ...listOf('favourites'), ...FAVOURITES })

export const favouritesPage = page('/favourites', { ...listOf('favourites'), ...FAVOURITES })

/** The second addresses of lists. */
export const brandPage = page('/brand/:brand', listOf('brand'))
export const newPage = page('/new', listOf('new'))
export const topProductsPage = page('/top-products', listOf('top'))

export const sizePage = page('/productSize/:productSize', SIZE)
export const listedSizePage = page('/product-list/productSize/:productSize', SIZE)
export const productPage = page('/product-list/product/:product', {
  module: 'areas/assortment/ProductPage',
  data: ({ params }) => {
    const id = shownId(params.product)
    return id === undefined ? [] : [ask(getProduct, { params: { id } })]
  },
})

export const comparePage = page(COMPARE, {
  module: 'areas/assortment/ComparePage',
  who: 'users',
  data: ({ query }) => comparedIds(query.get('sizes')).map(id => ask(getProductSize, { params: { id } })),
})

export const brandsPage = page('/brands', {
  module: 'areas/assortment/BrandsPage',
  data: () => [
    ask(getShopBrands, { query: { sortBy: 'name', 'context[]': 'image_public_url' } }),
    ask(getProducts, { query: { page: 1 } }),
  ],
})

export const searchPage = page('/search/:term?', {
  module: 'areas/assortment/SearchPage',
  data: visit => (visit.params.term === undefined ? [] : listOf('search').data(visit)),
})
