import type { Language } from '../language.ts'
import type { Seller } from './seller.ts'

/** Colours of the seller that replace the interface's own, as `#rrggbb`. */
export type Colours = {
  /** Ground of the one primary action of a screen. */
  readonly signal: string
  /** Links, the focus ring and what is selected. */
  readonly link: string
}

/** How the seller presents the shop: on pages, in titles and in mails. */
export type Shop = {
  /** What customers call the shop; shorter than the company's name. */
  readonly name: string
  readonly seller: Seller
  /** Hash of the logo's picture. */
  readonly logo: string | null
  readonly colours: Colours | null
  /** Languages that readers may choose, at least one; the first is the one of who has chosen none. */
  readonly languages: readonly Language[]
  readonly timeZone: string
}
