import { accountPage, landingPage, privacyPolicyPage, termsPage } from '@fairfloor/domain/content/pages'
import { titles } from '@fairfloor/domain/content/titles'
import { shownBanners, slidePictures } from '@fairfloor/domain/promotions/banner'
import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { type SharePicture, sharedPhoto } from '../../platform/share-pictures.ts'
import type { Promotions } from '../promotions/index.ts'
import type { LiveShop } from '../seller/index.ts'
import { headTexts } from './head-texts.ts'
import { contentPages } from './tables.ts'

/** What the organiser has written on a page, for its head. */
export type Written = { lead: string; changedAt: Date; picture: SharePicture | undefined }

export type WrittenOf = (slug: string) => Promise<Written | undefined>

/** Reads the parts of page heads that the organiser has written. */
export const writtenOf =
  ({ db, files }: Platform): WrittenOf =>
  async slug => {
    const [page] = await db.select().from(contentPages).where(eq(contentPages.slug, slug))
    if (!page) return undefined
    const { title, lead, image, updatedAt } = page
    return { lead, changedAt: updatedAt, picture: image === null ? undefined : pictureOf(image, title) }

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
  const written = writtenOf(platform)

  pages.describe('missing', 'private', ({ language }) => ({ title: titles[language].missing }))
  pages.describe(accountPage, 'private', ({ language }) => ({ title: titles[language].account }))
  pages.describe(
    landingPage,
    'found',
    ({ language }) => ({ title: titles[language].start, description: headTexts[language].start(company()) }),
    () => {
      const [first] = shownBanners(promotions.campaigns().banners, platform.clock())
      return first && { modules: [], files: [], pictures: slidePictures(first) }
    },
  )
  pages.describe(termsPage, 'found', async ({ language }) => ({
    title: titles[language].imprint,
    description: headTexts[language].imprint(company()),
    ...changeOf(await written('terms')),
  }))
  pages.describe(privacyPolicyPage, 'found', async ({ language }) => ({
    title: titles[language].privacy,
    description: headTexts[language].privacy(company()),
    ...changeOf(await written('privacy-policy')),
  }))
}

const changeOf = (page: Written | undefined) => (page ? { changedAt: page.changedAt } : {})
