import type { Language } from '@fairfloor/domain/language'
import { INK, shadesOf } from '@fairfloor/domain/seller/colours'
import type { Colours, Shop } from '@fairfloor/domain/seller/shop'
import { escapeMarkup } from '../../../platform/escape-markup.ts'
import type { PageHead, Reach } from '../../../platform/page-table.ts'
import { SHARE, type SharePicture } from '../../../platform/share-pictures.ts'
import { iconUrl, MANIFEST } from './icon-routes.ts'

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', de: 'de_DE' }

export type Told = {
  readonly shop: Shop
  readonly language: Language
  readonly reach: Reach
  readonly head: PageHead | undefined
  /** The page's absolute address without its query. */
  readonly address: string
  /** Absolute address of the preview picture. */
  readonly pictureOf: (picture: SharePicture) => string
  readonly shopPicture: SharePicture
}

/** The HTML head of a page apart from its code: for browsers, search engines and messengers. */
export function headHtml({ shop, language, reach, head, address, pictureOf, shopPicture }: Told): string {
  const title = [head?.title, shop.name].filter(Boolean).join(' · ')
  const isFound = reach === 'found'
  const lines = [
    `<title>${escapeMarkup(title)}</title>`,
    head?.description && meta('name', 'description', head.description),
    isFound ? link('canonical', address) : meta('name', 'robots', 'noindex'),
    meta('name', 'theme-color', INK),
    meta('name', 'application-name', shop.name),
    ...iconLinks(shop),
    ...(reach === 'private' ? [] : shared()),
    shop.colours && `<style>${rootStyle(shop.colours)}</style>`,
  ]
  return lines.filter(Boolean).join('')

  function shared(): string[] {
    const picture = head?.picture ?? shopPicture
    const facts: Record<string, string | undefined> = {
      'og:type': 'website',
      'og:site_name': shop.name,
      'og:title': head?.title ?? shop.name,
      'og:description': head?.description,
      'og:url': address,
      'og:locale': LOCALES[language],
      'og:image': pictureOf(picture),
      'og:image:type': 'image/jpeg',
      'og:image:width': String(SHARE.width),
      'og:image:height': String(SHARE.height),
      'og:image:alt': picture.alt,
    }
    return [
      ...Object.entries(facts).flatMap(([name, value]) => (value ? meta('property', name, value) : [])),
      meta('name', 'twitter:card', 'summary_large_image'),
    ]
  }
}

const meta = (by: 'name' | 'property', key: string, value: string): string =>
  `<meta ${by}="${key}" content="${escapeMarkup(value)}">`

const link = (rel: string, href: string, more = ''): string => `<link rel="${rel}" href="${escapeMarkup(href)}"${more}>`

const iconLinks = (shop: Shop): string[] => [
  link('icon', iconUrl('/favicon.ico', shop), ' sizes="32x32"'),
  link('icon', iconUrl('/favicon.svg', shop), ' type="image/svg+xml"'),
  link('apple-touch-icon', iconUrl('/apple-touch-icon.png', shop)),
  link('manifest', iconUrl(MANIFEST, shop)),
]

/** The seller's colours in place of the defaults; the doubled selector overrides the style sheet. */
function rootStyle(colours: Colours): string {
  const { signal, onSignal, signalDown, signalWash, signalMark, link: cobalt, linkWash, linkLine } = shadesOf(colours)
  const values = {
    '--signal': signal,
    '--on-signal': onSignal,
    '--signal-down': signalDown,
    '--signal-wash': signalWash,
    '--signal-mark': signalMark,
    '--cobalt': cobalt,
    '--cobalt-wash': linkWash,
    '--cobalt-line': linkLine,
  }
  return `:root:root{${Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`
}
