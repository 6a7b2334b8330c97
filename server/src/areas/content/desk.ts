import { changeContentPage, getDeskPages } from '@fairfloor/domain/content/desk-contract'
import { contentDeskPage } from '@fairfloor/domain/content/desk-pages'
import * as shapes from '@fairfloor/domain/content/desk-shapes'
import { titles } from '@fairfloor/domain/content/titles'
import { refuse } from '@fairfloor/domain/general-refusals'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { writeAudit } from '../back-office/index.ts'
import { changePage, deskPages, printAnew } from './change-page.ts'

/** The pages that the organiser edits: imprint, privacy policy, terms, the show's teaser. */
export function serveContentDesk(platform: Platform): void {
  platform.pages.describe(contentDeskPage, 'private', ({ language }) => ({ title: titles[language].pages }))

  serve(platform, getDeskPages, shapes.getDeskPages, () => deskPages(platform.db))

  serve(
    platform,
    changeContentPage,
    shapes.changeContentPage,
    async ({ params: { slug }, body, viewer, now, transaction }) => {
      const file = await printAnew(platform.db, platform.files, slug, body, now)
      return transaction(async tx => {
        await changePage(tx, slug, body, { file, userId: viewer.userId, now })
        await writeAudit(tx, { at: now, userId: viewer.userId, action: 'change page', subject: slug })
        const page = (await deskPages(tx)).find(one => one.slug === slug)
        if (!page) throw refuse('not_found')
        return page
      })
    },
  )
}
