import { awardDatesRefusal } from '@fairfloor/domain/awards/dates'
import { changeAwardDates, chooseAwardWinner, getAwardYear } from '@fairfloor/domain/awards/desk-contract'
import { adminAwardsPage } from '@fairfloor/domain/awards/desk-pages'
import * as shapes from '@fairfloor/domain/awards/desk-shapes'
import { titles } from '@fairfloor/domain/awards/titles'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { writeAudit } from '../back-office/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Shows } from '../trade-show/index.ts'
import { awardDesk, moveAwardDates, setWinner } from './award-desk.ts'

const DATES = ['voting_start', 'voting_end', 'winner_start', 'visible_end'] as const

/** Dates and winners of the current edition's awards. */
export function serveAwardDesk(platform: Platform, { shows, catalogue }: { shows: Shows; catalogue: Catalogue }): void {
  platform.pages.describe(adminAwardsPage, 'private', ({ language }) => ({ title: titles[language].awards }))

  serve(platform, getAwardYear, shapes.getAwardYear, () =>
    awardDesk(platform.db, shows.current().edition, catalogue.snapshot()),
  )

  serve(platform, changeAwardDates, shapes.changeAwardDates, async ({ body, viewer, now, transaction }) => {
    const { edition } = shows.current()
    const refusal = awardDatesRefusal(body)
    if (refusal) throw refusal
    return transaction(async tx => {
      const before = await awardDesk(tx, edition, catalogue.snapshot())
      await moveAwardDates(tx, edition, {
        votingStart: new Date(body.voting_start),
        votingEnd: new Date(body.voting_end),
        winnerStart: body.winner_start,
        visibleEnd: body.visible_end,
      })
      const after = await awardDesk(tx, edition, catalogue.snapshot())
      const details = Object.fromEntries(
        DATES.filter(path => before[path] !== after[path]).map(path => [
          path,
          { before: before[path], after: after[path] },
        ]),
      )
      await writeAudit(tx, {
        at: now,
        userId: viewer.userId,
        action: 'change award dates',
        subject: after.name,
        details,
      })
      return after
    })
  })

  serve(platform, chooseAwardWinner, shapes.chooseAwardWinner, async ({ params, body, viewer, now, transaction }) => {
    const asked = { edition: shows.current().edition, snapshot: catalogue.snapshot(), by: viewer.userId, now }
    await transaction(async tx => {
      const { category, winner } = await setWinner(tx, asked, { categoryId: params.id, nomineeId: body.participant_id })
      const entry = { at: now, userId: viewer.userId, action: 'choose award winner', subject: category }
      await writeAudit(tx, { ...entry, details: { winner } })
    })
    return { success: true } as const
  })
}
