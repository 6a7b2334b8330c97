import { pictureUrl, srcSet, WIDEST } from '../pictures.ts'
import { isRunning, type Window } from './promotion.ts'
import { type BannerState, stateOf } from './states.ts'

type Text = { readonly en: string; readonly de: string }

/** A banner of the landing's slider. */
export type Banner = Window & {
  readonly id: number
  readonly title: Text
  readonly text: Text
  /** A path of the shop. */
  readonly link: string | null
  /** Content hashes of the pictures; phones show the one for wide screens where they have none of their own. */
  readonly desktop: string | null
  readonly phone: string | null
  /** Lower comes first. */
  readonly rank: number
}

export const bannerState = (banner: Pick<Banner, 'desktop' | 'start' | 'end'>, now: Date): BannerState =>
  banner.desktop === null ? 'draft' : stateOf(banner, now)

/** Shown on the landing now, in order. */
export const shownBanners = (banners: readonly Banner[], now: Date): Banner[] =>
  banners
    .filter(banner => banner.desktop !== null && isRunning(banner, now))
    .sort((a, b) => a.rank - b.rank || a.id - b.id)

/** Below it the slide shows its picture for phones. */
const PHONE = '(width < 768px)'

/** The pictures of a slide by the screens that show them, each as a `srcset` for the width of the screen. */
export function slidePictures({
  desktop,
  phone,
}: Pick<Banner, 'desktop' | 'phone'>): { media: string; srcSet: string }[] {
  if (desktop === null) return []
  return [
    { media: PHONE, srcSet: srcSet(pictureUrl(phone ?? desktop), 'webp', [640, WIDEST]) },
    { media: '(width >= 768px)', srcSet: srcSet(pictureUrl(desktop), 'webp', [WIDEST]) },
  ]
}

/** Whether a link stays in the shop: a path, which no browser takes for another host. */
export const isShopPath = (link: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(link)
