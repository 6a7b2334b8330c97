import * as contract from '@fairfloor/domain/content/desk-contract'
import { contentDeskPage } from '@fairfloor/domain/content/desk-pages'
import * as shapes from '@fairfloor/domain/content/desk-shapes'
import { titles } from '@fairfloor/domain/content/titles'
import { refuse } from '@fairfloor/domain/general-refusals'
import { eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { writeAudit } from '../back-office/index.ts'
import type { LiveShop } from '../seller/index.ts'
import { deskPage, deskPages, deskVersion } from './desk-view.ts'
import type { PageViews } from './page-view.ts'
import { serveContentPictures } from './save-picture.ts'
import { prepareVersion, saveNewVersion, takeBack } from './save-version.ts'
import { contentVersions } from './tables.ts'

/** The pages that the organiser edits: about the house, questions, terms, privacy policy, the show's teaser. */
export function serveContentDesk(platform: Platform, { shop, views }: { shop: LiveShop; views: PageViews }): void {
  const { db, files } = platform
  const firstLanguage = () => shop.current().languages[0] ?? 'en'
  platform.pages.describe(contentDeskPage, 'private', ({ language }) => ({ title: titles[language].pages }))
  serveContentPictures(platform)

  serve(platform, contract.getDeskPages, shapes.getDeskPages, async ({ now }) => {
    const { languages, timeZone } = shop.current()
    return { languages: [...languages], time_zone: timeZone, pages: await deskPages(db, languages, now) }
  })

  serve(platform, contract.getDeskPage, shapes.getDeskPage, ({ params: { slug }, query: { language }, now }) =>
    deskPage(db, slug, language ?? firstLanguage(), now),
  )

  serve(
    platform,
    contract.saveContentVersion,
    shapes.saveContentVersion,
    async ({ params: { slug }, body: { language, ...typed }, viewer: { userId }, now, transaction }) => {
      const file = await prepareVersion(db, files, { slug, language, typed }, now)
      return transaction(async tx => {
        const saved = await saveNewVersion(tx, { slug, language, typed, file, userId, now, first: firstLanguage() })
        const from = saved.publishedFrom?.toISOString() ?? null
        const details = { after: { language, version: saved.id, title: saved.title, publishedFrom: from } }
        const action = from ? 'publish page' : 'draft page'
        await writeAudit(tx, { at: now, userId, action, subject: slug, details })
        return deskPage(tx, slug, language, now)
      })
    },
  )

  serve(platform, contract.getContentVersion, shapes.getContentVersion, async ({ params, now }) => {
    const [version] = await db.select().from(contentVersions).where(eq(contentVersions.id, params.id))
    if (!version) throw refuse('not_found')
    return { version: await deskVersion(db, version, now), page: await views(db, version, version.language) }
  })

  serve(
    platform,
    contract.takeBackVersion,
    shapes.takeBackVersion,
    ({ params, viewer: { userId }, now, transaction }) =>
      transaction(async tx => {
        const { slug, language, id } = await takeBack(tx, params.id, now)
        const details = { before: { language, version: id } }
        await writeAudit(tx, { at: now, userId, action: 'take back page', subject: slug, details })
        return deskPage(tx, slug, language, now)
      }),
  )
}
