import type { Language } from '../language.ts'
import type { Seller } from './seller.ts'

/** Colours of the seller that replace the interface's own, as `#rrggbb`. */
export type Colours = {
  /** Ground of the one primary action of a screen. */
  readonly signal: string
  /** Links, the focus ring and what is selected. */
  readonly link: string
}

/** The logo's picture, with what one has to know before it is shown. */
export type Logo = {
  readonly hash: string
  readonly width: number
  readonly height: number
  /** Ground that it can be seen on; `any`: it brings its own. */
  readonly ground: 'any' | 'light' | 'dark'
  /** Colour to lay around it where it stands alone, as `#rrggbb`. */
  readonly backdrop: string
}

/** How the seller presents the shop: on pages, in titles and in mails. */
export type Shop = {
  /** What customers call the shop; shorter than the company's name. */
  readonly name: string
  readonly seller: Seller
  readonly logo: Logo | null
  readonly colours: Colours | null
  /** Languages that readers may choose, at least one; the first is the one of who has chosen none. */
  readonly languages: readonly Language[]
  readonly timeZone: string
}
