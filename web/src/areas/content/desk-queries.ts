import { ABOUT_US, FAQ, PAYMENT_METHODS, PRIVACY_POLICY, TERMS } from '@fairfloor/domain/content/addresses'
import { getContentPage } from '@fairfloor/domain/content/contract'
import { getContentVersion, getDeskPage, getDeskPages } from '@fairfloor/domain/content/desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import type { Language } from '@fairfloor/domain/language'
import { teaserPage } from '@fairfloor/domain/trade-show/pages'
import { everyQueryOf, queryOf } from '../../lib/query.ts'

export type DeskPage = Answer<typeof getDeskPage>

export const deskPagesQuery = queryOf(getDeskPages, {})

export const deskPageQuery = (slug: string, language: Language) =>
  queryOf(getDeskPage, { params: { slug }, query: { language } })

export const versionQuery = (id: number) => queryOf(getContentVersion, { params: { id } })

/** What a save may change beside the page in the form. */
export const shownPages = [deskPagesQuery, everyQueryOf(getContentPage)]

const PREVIEWS: Readonly<Record<string, string>> = {
  'about-us': ABOUT_US,
  faq: FAQ,
  'payment-methods': PAYMENT_METHODS,
  terms: TERMS,
  'terms-and-conditions': TERMS,
  'privacy-policy': PRIVACY_POLICY,
  vts: teaserPage.path,
}

/** Where a version is seen as its readers would; undefined for a page that has no place of its own. */
export const previewOf = (slug: string, id: number): string | undefined =>
  PREVIEWS[slug] && `${PREVIEWS[slug]}?preview=${id}`
