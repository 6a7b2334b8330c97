import {
  aboutUsPage,
  faqPage,
  paymentMethodsPage,
  privacyPolicyPage,
  termsPage,
} from '@fairfloor/domain/content/house-pages'
import { accountPage, landingPage } from '@fairfloor/domain/content/pages'
import { titles } from '@fairfloor/domain/content/titles'
import type { Page } from '@fairfloor/domain/page'
import { shownBanners, slidePictures } from '@fairfloor/domain/promotions/banner'
import type { Asked, PageHead } from '../../platform/page-table.ts'
import type { Platform } from '../../platform/platform.ts'
import { type SharePicture, sharedPhoto } from '../../platform/share-pictures.ts'
import type { Promotions } from '../promotions/index.ts'
import type { LiveShop } from '../seller/index.ts'
import { headTexts } from './head-texts.ts'
import { versionFor } from './versions.ts'

/** What the organiser has written on a page, for its head. */
export type Written = { title: string; lead: string; changedAt: Date; picture: SharePicture | undefined }

export type WrittenOf = (slug: string, asked: Pick<Asked, 'language' | 'now'>) => Promise<Written | undefined>

/** Reads the parts of page heads that the organiser has written. */
export const writtenOf =
  ({ db, files }: Platform, shop: LiveShop): WrittenOf =>
  async (slug, { language, now }) => {
    const page = await versionFor(db, slug, { language, languages: shop.current().languages, now })
    if (!page) return undefined
    const { title, lead, image, publishedFrom, savedAt } = page
    return {
      title,
      lead,
      changedAt: publishedFrom ?? savedAt,
      picture: image === null ? undefined : pictureOf(image, title),
    }

    function pictureOf(name: string, alt: string): SharePicture {
      return {
        key: name.replace(/\W+/g, '-'),
        alt,
        async make() {
          const photo = await files.get(name)
          return photo && sharedPhoto(photo)
        },
      }
    }
  }

type Deps = { readonly shop: LiveShop; readonly promotions: Promotions }

export function describeContent(platform: Platform, { shop, promotions }: Deps): void {
  const { pages } = platform
  const company = () => shop.current().seller.company
  const written = writtenOf(platform, shop)

  pages.describe('missing', 'private', ({ language }) => ({ title: titles[language].missing }))
  pages.describe(accountPage, 'private', ({ language }) => ({ title: titles[language].account }))
  pages.describe(
    landingPage,
    'found',
    ({ language }) => ({ title: titles[language].start, description: headTexts[language].start(company()) }),
    ({ request }) => {
      const [first] = shownBanners(promotions.campaigns().banners, platform.clock())
      const isBuyer = request.viewer !== null && request.viewer.customerId !== null
      return {
        modules: isBuyer ? ['areas/content/start/BuyersStart'] : [],
        files: [],
        // A buyer's phone shows banners last.
        pictures: first ? slidePictures(first).slice(isBuyer ? 1 : 0) : [],
      }
    },
  )
  // The house's own words, where it has written some.
  const describe = (page: Page, slug: string, own: (asked: Asked) => PageHead) =>
    pages.describe(page, 'found', async asked => {
      const found = await written(slug, asked)
      const { title, description } = own(asked)
      if (!found) return own(asked)
      return { title: found.title, description: found.lead || description || title, changedAt: found.changedAt }
    })
  describe(termsPage, 'terms', ({ language }) => ({
    title: titles[language].imprint,
    description: headTexts[language].imprint(company()),
  }))
  describe(privacyPolicyPage, 'privacy-policy', ({ language }) => ({
    title: titles[language].privacy,
    description: headTexts[language].privacy(company()),
  }))
  describe(aboutUsPage, 'about-us', ({ language }) => ({
    title: titles[language].about,
    description: headTexts[language].about(company()),
  }))
  describe(faqPage, 'faq', ({ language }) => ({
    title: titles[language].faq,
    description: headTexts[language].faq(company()),
  }))
  // Not in the house's words: the page is for users, its head is sent to everybody.
  pages.describe(paymentMethodsPage, 'private', ({ language }) => ({ title: titles[language].payment }))
}
