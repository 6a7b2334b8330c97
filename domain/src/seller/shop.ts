import type { Language } from '../language.ts'
import type { Presence } from './presence.ts'
import type { Seller } from './seller.ts'

/** Colours of the seller that replace the defaults, as `#rrggbb`. */
export type Colours = {
  /** Background of the primary action of a screen. */
  readonly signal: string
  /** Links, the focus ring and selected items. */
  readonly link: string
}

/** The logo's picture, with what is needed to lay it out before it loads. */
export type Logo = {
  readonly hash: string
  readonly width: number
  readonly height: number
  /** Background on which it is visible; `any`: it has its own. */
  readonly ground: 'any' | 'light' | 'dark'
  /** Padding colour where it is shown by itself, as `#rrggbb`. */
  readonly backdrop: string
}

/** How the seller presents the shop: on pages, in titles and in mails. */
export type Shop = {
  /** The shop's name for customers; shorter than the company's. */
  readonly name: string
  readonly seller: Seller
  readonly logo: Logo | null
  readonly colours: Colours | null
  /** Languages on offer, at least one; the first is the default. */
  readonly languages: readonly Language[]
  readonly timeZone: string
  readonly presence: Presence
}
