import { WEEK } from '@fairfloor/domain/newcomer-week/addresses'
import { calendarFile } from '@fairfloor/domain/newcomer-week/calendar-file'
import * as contract from '@fairfloor/domain/newcomer-week/contract'
import { refuse } from '@fairfloor/domain/newcomer-week/refusals'
import * as shapes from '@fairfloor/domain/newcomer-week/shapes'
import { phaseOf } from '@fairfloor/domain/newcomer-week/week'
import { after } from '@fairfloor/domain/trade-show/phases'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { introductionOf } from './introduction.ts'
import { type AsAt, previewOf } from './preview.ts'
import type { Week, Weeks } from './weeks.ts'

type Deps = { readonly catalogue: Catalogue; readonly weeks: Weeks }

/** What everybody may know of the current event: dates, phase, texts and brands, and the file for calendars. */
export function serveAboutWeek(platform: Platform, { catalogue, weeks }: Deps): void {
  const { publicUrl } = platform.config
  const asAt = previewOf(platform)
  /** @throws Refusal no_newcomer_week */
  const weekAt = ({ now, seen }: ReturnType<AsAt>): Week => {
    const week = weeks.current(now, seen)
    if (!week) throw refuse('no_newcomer_week')
    return week
  }

  serve(platform, contract.getCurrentWeek, shapes.getCurrentWeek, call => {
    const at = asAt(call)
    const { now } = at
    const week = weekAt(at)
    return {
      id: week.id,
      name: week.name,
      start: week.start.toISOString(),
      end: week.end.toISOString(),
      banner_start: week.bannerStart.toISOString(),
      banner_end: week.bannerEnd.toISOString(),
      phase: phaseOf(week, now),
      server_time: now.toISOString(),
    }
  })

  serve(platform, contract.getWeekIntroduction, shapes.getWeekIntroduction, call => {
    const { viewer } = call
    const at = asAt(call)
    const { now } = at
    const week = weekAt(at)
    return introductionOf({
      ...{ week, current: week },
      snapshot: catalogue.snapshot(),
      priceGroupId: viewer?.priceGroupId ?? null,
      country: viewer?.country ?? null,
      now,
    })
  })

  serve(
    platform,
    contract.getWeekCalendar,
    shapes.getWeekCalendar,
    async ({ query: { language = 'en' }, now, reply }) => {
      const week = weekAt({ now, seen: 'published' })
      const entry = {
        uid: `newcomer-week-${week.id}@${new URL(publicUrl).hostname}`,
        start: week.start,
        end: new Date(after(week.end)),
        name: week.name,
        text: week.texts[language],
        url: publicUrl + WEEK,
      }
      reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="newcomer-week.ics"')
      await reply.send(calendarFile(entry, now))
      return undefined
    },
  )
}
