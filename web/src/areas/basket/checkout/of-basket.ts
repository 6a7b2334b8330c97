import { getCheckout, placeBasket } from '@fairfloor/domain/basket/checkout-contract'
import type { Endpoint, ShapesOf } from '@fairfloor/domain/endpoint'
import type { QueryClient, QueryFilters } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { everyQueryOf, queryOf } from '../../../lib/query.ts'
import { type Basket, basketQuery, priceQuery, showSums } from '../basket.ts'
import { tellOtherTabs } from '../other-tabs.ts'
import type { Choices } from './checkout.ts'

/** What a checkout orders: the shop's basket, or that of the outlet. */
export type OfBasket = {
  /** Where what is chosen, typed and sent is kept in the browser. */
  readonly draft: string
  readonly sent: string
  readonly checkout: Endpoint<ShapesOf<typeof getCheckout>>
  readonly place: Endpoint<ShapesOf<typeof placeBasket>>
  /** Asked for again when placing is refused. */
  readonly basket: readonly QueryFilters[]
  /** Where more goods are found. */
  readonly goods: string
  /** Whether goods may come later. */
  readonly hasBackorders: boolean
  /** Above the limit of its user it can wait for a colleague. */
  readonly canWait?: true
  /** It was ordered: it is empty. */
  ordered(client: QueryClient): void
}

const EMPTY: Basket = { total_lines: 0, total_quantity: 0, total_price_exc_vat: 0, positions: [] }

const ofShop: OfBasket = {
  draft: 'checkout',
  sent: 'checkout-sent',
  checkout: getCheckout,
  place: placeBasket,
  basket: [basketQuery, priceQuery],
  goods: '/',
  hasBackorders: true,
  canWait: true,
  ordered(client) {
    showSums(client, EMPTY)
    tellOtherTabs()
    client.setQueryData(basketQuery.queryKey, EMPTY)
    client.removeQueries(priceQuery)
  },
}

/** The basket that the checkout around here orders. */
export const CheckoutOf = createContext<OfBasket>(ofShop)

export const useOfBasket = (): OfBasket => useContext(CheckoutOf)

/** What a basket would be ordered by; what is not chosen is as usual for the customer. */
export const checkoutQueryOf = ({ checkout }: OfBasket, choices: Choices) => queryOf(checkout, { query: choices })

/** The checkout of a basket with any choices. */
export const everyCheckoutOf = ({ checkout }: OfBasket): QueryFilters => everyQueryOf(checkout)
