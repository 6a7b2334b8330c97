import { day } from '@fairfloor/domain/day'
import { refuse } from '@fairfloor/domain/general-refusals'
import {
  changeEditionDates,
  copyEdition as copy,
  getEditions,
  makeEditionCurrent,
} from '@fairfloor/domain/trade-show/desk-contract'
import { editionsPage } from '@fairfloor/domain/trade-show/desk-pages'
import * as shapes from '@fairfloor/domain/trade-show/desk-shapes'
import { DATES, datesRefusal, windowsOf } from '@fairfloor/domain/trade-show/edition-dates'
import { switchLiveCounts } from '@fairfloor/domain/trade-show/live-contract'
import * as liveShapes from '@fairfloor/domain/trade-show/live-shapes'
import { titles } from '@fairfloor/domain/trade-show/titles'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { writeAudit } from '../back-office/index.ts'
import { copyEdition, makeCurrent } from './copy-edition.ts'
import { listEditions } from './list-editions.ts'
import { moveWindows, showLiveCounts } from './save-edition.ts'
import type { Edition, Shows } from './show.ts'

/** The editions of the show and their dates. */
export function serveEditionsDesk(platform: Platform, { shows }: { shows: Shows }): void {
  platform.pages.describe(editionsPage, 'private', ({ language }) => ({ title: titles[language].editions }))

  const { db } = platform

  serve(platform, getEditions, shapes.getEditions, async ({ now }) => ({
    server_time: now.toISOString(),
    editions: (await listEditions(db)).map(view),
  }))

  serve(
    platform,
    changeEditionDates,
    shapes.changeEditionDates,
    async ({ params: { id }, body, viewer, now, transaction }) => {
      const windows = windowsOf(body)
      const refusal = datesRefusal(windows)
      const changed = await transaction(async tx => {
        const before = (await listEditions(tx)).find(edition => edition.id === id)
        if (!before) throw refuse('not_found')
        if (refusal) throw refusal
        const after = { ...before, ...windows }
        const details = Object.fromEntries(
          DATES.map(([path]) => [path, { before: view(before)[path], after: view(after)[path] }] as const).filter(
            ([, change]) => change.before !== change.after,
          ),
        )
        await moveWindows(tx, shows, id, windows)
        const entry = { at: now, userId: viewer.userId, action: 'change edition dates', subject: before.name, details }
        await writeAudit(tx, entry)
        return after
      })
      // Other servers hear of it over the bus; the operator must see it in the very next answer.
      await shows.reload()
      return view(changed)
    },
  )

  serve(platform, copy, shapes.copyEdition, async ({ body, viewer, now, transaction }) => {
    const { name, copy_of: copyOf, first_day: firstDay } = body
    const made = await transaction(async tx => {
      const edition = await copyEdition(tx, shows, { copyOf, name, firstDay: day(firstDay) })
      const details = { copy_of: copyOf, first_day: firstDay }
      await writeAudit(tx, { at: now, userId: viewer.userId, action: 'copy edition', subject: name, details })
      return edition
    })
    await shows.reload()
    return view(made)
  })

  serve(
    platform,
    makeEditionCurrent,
    shapes.makeEditionCurrent,
    async ({ params: { id }, viewer, now, transaction }) => {
      const edition = await transaction(async tx => {
        const { before, after } = await makeCurrent(tx, shows, id, now)
        if (before?.id !== id)
          await writeAudit(tx, {
            at: now,
            userId: viewer.userId,
            action: 'make edition current',
            subject: after.name,
            details: { before: before?.name ?? null, after: after.name },
          })
        return after
      })
      await shows.reload()
      return view(edition)
    },
  )

  serve(
    platform,
    switchLiveCounts,
    liveShapes.switchLiveCounts,
    async ({ params: { id }, body, viewer, now, transaction }) => {
      await transaction(async tx => {
        const edition = (await listEditions(tx)).find(one => one.id === id)
        if (!edition) throw refuse('not_found')
        await showLiveCounts(tx, shows, id, body.live_counts)
        const action = body.live_counts ? 'show live counts' : 'hide live counts'
        await writeAudit(tx, { at: now, userId: viewer.userId, action, subject: edition.name, details: {} })
      })
      await shows.reload()
      return { success: true } as const
    },
  )
}

const view = (edition: Edition & { isCurrent: boolean }) => ({
  id: edition.id,
  name: edition.name,
  time_zone: edition.timeZone,
  is_current: edition.isCurrent,
  live_counts: edition.liveCounts,
  order_start: edition.orderStart.toISOString(),
  order_end: edition.orderEnd.toISOString(),
  confirmation_start: edition.confirmationStart.toISOString(),
  confirmation_end: edition.confirmationEnd.toISOString(),
  release_end: edition.releaseEnd.toISOString(),
})
