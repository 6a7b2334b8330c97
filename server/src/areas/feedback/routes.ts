import * as contract from '@fairfloor/domain/feedback/contract'
import * as shapes from '@fairfloor/domain/feedback/shapes'
import { refuse } from '@fairfloor/domain/general-refusals'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { EDITION_COPIED, type EditionCopied, type Shows } from '../trade-show/index.ts'
import { copyQuestions } from './copy-questions.ts'
import { giveFeedback } from './give-feedback.ts'
import { type Booth, closedRefusal, ownBoothRefusal } from './policy.ts'
import { feedbackOf } from './queries.ts'

type Deps = { catalogue: Catalogue; shows: Shows }

export function registerFeedback(platform: Platform, { catalogue, shows }: Deps): void {
  const { db, later } = platform

  later.afterEvent<EditionCopied>(EDITION_COPIED, 'copy-questions', copyQuestions)

  serve(platform, contract.getFeedback, shapes.getFeedback, async ({ viewer, query, now }) => {
    const booth = boothOf(query.exhibitor_id)
    const refusal = closedRefusal(shows.current().edition, now) ?? ownBoothRefusal(booth, viewer)
    return {
      ...(await feedbackOf(db, booth.exhibitorId, viewer.userId)),
      refusal: refusal?.message ?? null,
      refusal_reason: refusal ? { code: refusal.code, details: refusal.details ?? null } : null,
    }
  })

  serve(platform, contract.saveFeedback, shapes.saveFeedback, async ({ viewer, body, now, transaction }) => {
    const closed = closedRefusal(shows.current().edition, now)
    if (closed) throw closed
    const booth = boothOf(body.exhibitor_id)
    const own = ownBoothRefusal(booth, viewer)
    if (own) throw own
    return transaction(async tx => {
      await giveFeedback(tx, booth, viewer, body.answersJson, now)
      return { ...(await feedbackOf(tx, booth.exhibitorId, viewer.userId)), refusal: null, refusal_reason: null }
    })
  })

  /** @throws Refusal not_found */
  function boothOf(exhibitorId: number): Booth {
    const { edition, exhibitorById } = shows.current()
    const exhibitor = exhibitorById.get(exhibitorId)
    const brand = exhibitor && catalogue.snapshot().brands.get(exhibitor.brandId)
    if (!brand) throw refuse('not_found')
    return { editionId: edition.id, exhibitorId, name: brand.name, brandErpId: brand.erpId }
  }
}
