import * as contract from '@fairfloor/domain/newcomer-week/mails-contract'
import * as shapes from '@fairfloor/domain/newcomer-week/mails-shapes'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { announceWeeks } from './announce.ts'
import { mailBackorders } from './mail-backorders.ts'
import { setWantsWeekMails, wantsWeekMails } from './wanted.ts'

/** Mails of events and of backorders to confirm, and who wants those of events. */
export function registerWeekMails(
  platform: Platform,
  deps: Parameters<typeof announceWeeks>[1] & Parameters<typeof mailBackorders>[1],
): void {
  announceWeeks(platform, deps)
  mailBackorders(platform, deps)
  serve(platform, contract.getWeekMails, shapes.getWeekMails, async ({ viewer }) => ({
    wanted: await wantsWeekMails(platform.db, viewer.userId),
  }))
  serve(platform, contract.setWeekMails, shapes.setWeekMails, async ({ viewer, body, now, transaction }) => {
    await transaction(tx => setWantsWeekMails(tx, viewer.userId, body.wanted, now))
    return body
  })
}
