import { ask, page } from '../page.ts'
import { WEEK, WEEK_BRANDS, WEEK_PRODUCTS } from './addresses.ts'
import { getWeekBasket, getWeekBasketHeader } from './basket-contract.ts'
import { getWeekBrands, getWeekFavourites, getWeekFlavours, getWeekIntroduction, getWeekProducts } from './contract.ts'

const AREA = 'areas/newcomer-week'

const OF_EVENT = { table: 'app/WeekPages' } as const

/** Pages within the event's own frame, whose head has the basket's figures. */
const inFrame = {
  ...OF_EVENT,
  who: 'users',
  alone: true,
  buyersData: () => [ask(getWeekBasketHeader, {})],
} as const

export const weekPage = page(WEEK, {
  ...OF_EVENT,
  module: `${AREA}/landing/WeekLandingPage`,
  data: () => [ask(getWeekIntroduction, {})],
  buyersData: () => [ask(getWeekBasketHeader, {})],
})

export const weekHomePage = page(`${WEEK}/home`, {
  ...inFrame,
  module: `${AREA}/home/WeekHomePage`,
  data: () => [ask(getWeekIntroduction, {})],
})

export const weekBrandsPage = page(`${WEEK_BRANDS}/:weekBrand?`, {
  ...inFrame,
  module: `${AREA}/showcase/BrandsPage`,
  data: () => [ask(getWeekBrands, {})],
})

export const weekProductsPage = page(`${WEEK_PRODUCTS}/:weekProduct?`, {
  ...inFrame,
  module: `${AREA}/showcase/ProductsPage`,
  data: () => [ask(getWeekProducts, {})],
})

/** Pages with cells to order in. They ask for the basket too, as their rows show which pieces are in it. */
const ordering = { ...inFrame, buyersData: () => [ask(getWeekBasketHeader, {}), ask(getWeekBasket, {})] } as const

export const weekFavouritesPage = page(`${WEEK}/favorites`, {
  ...ordering,
  module: `${AREA}/favourites/FavouritesPage`,
  data: () => [ask(getWeekFavourites, {})],
})

export const weekBasketPage = page(`${WEEK}/basket`, {
  ...ordering,
  module: `${AREA}/basket/BasketPage`,
})

export const weekArticlesPage = page(`${WEEK}/flavour-list`, {
  ...ordering,
  module: `${AREA}/articles/ArticlesPage`,
  data: () => [ask(getWeekFlavours, {})],
})
