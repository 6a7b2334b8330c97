import { useQuery } from '@tanstack/react-query'
import { basketPriceQuery } from './order-queries.ts'

/** The price of the whole order with VAT; asked again each time, as the lines may have changed. */
export const useBasketPrice = (enabled = true) => useQuery({ ...basketPriceQuery, staleTime: 0, enabled })
