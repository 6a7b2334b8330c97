import { getWeekBasket, getWeekBasketHeader } from '@fairfloor/domain/newcomer-week/basket-contract'
import * as contract from '@fairfloor/domain/newcomer-week/contract'
import { queryOf } from '../../lib/query.ts'

/** The event's dates may be moved. Where there is none, each part of a page would ask again. */
export const weekQuery = {
  ...queryOf(contract.getCurrentWeek, {}),
  refetchOnWindowFocus: 'always' as const,
  retryOnMount: false,
}

/** Pieces and price of a buyer's basket: to be asked for again after each change of it. */
export const weekHeaderQuery = { ...queryOf(getWeekBasketHeader, {}), refetchOnWindowFocus: 'always' as const }

export const weekIntroductionQuery = queryOf(contract.getWeekIntroduction, {})
export const weekBrandsQuery = queryOf(contract.getWeekBrands, {})
export const weekProductsQuery = queryOf(contract.getWeekProducts, {})
export const weekFavouritesQuery = queryOf(contract.getWeekFavourites, {})
export const weekFlavoursQuery = queryOf(contract.getWeekFlavours, {})
export const weekBasketQuery = queryOf(getWeekBasket, {})
