import type { Extras } from '@fairfloor/domain/extras'

/** Whose basket, and where its kind keeps it: the shop's, the outlet's, or that of an event. */
export type Basket = {
  readonly table: string
  /** What a position is of: it is in a basket once. */
  readonly goods: 'flavour_id' | 'lot_id'
  readonly owner: { readonly customer_id: number; readonly week_id?: number }
  /** The price of a piece that stays when more of it is added; absent: the kind keeps none. */
  readonly price?: 'last' | 'lowest'
  /** The check of the table that limits the pieces of a position. */
  readonly most?: string
  /** Carries the customers whose baskets have changed, where servers keep them in memory. */
  readonly topic?: string
}

export type Position = {
  /** Of the flavour, in the outlet of the lot. */
  readonly id: number
  readonly quantity: number
  /** Of a piece in cents when it was added; 0 where the kind keeps none. */
  readonly price: number
  readonly extras: Extras
  readonly addedAt: Date
  readonly addedBy: { readonly id: number; readonly name: string }
}

/** What is to be ordered of a flavour or lot. */
export type Wish = Pick<Position, 'id' | 'quantity'> & Partial<Pick<Position, 'extras'>>

/** A position that is taken out to be ordered. */
export type Taken = Pick<Position, 'id' | 'quantity' | 'price' | 'extras'>

/** Goods to add, with the price of a piece at this moment in cents where the kind keeps it. */
export type Addition = {
  readonly id: number
  readonly quantity: number
  readonly price?: number
  readonly extras?: Extras
}
