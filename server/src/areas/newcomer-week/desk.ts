import * as shapes from '@fairfloor/domain/newcomer-week/backorder-shapes'
import * as contract from '@fairfloor/domain/newcomer-week/desk-contract'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { writeAudit } from '../back-office/index.ts'
import { askForConfirmation } from './ask-for-confirmation.ts'
import { backorderQuestion, weekBackorders } from './desk/backorders.ts'
import { weekById } from './desk/stored-week.ts'
import { serveUploads } from './desk/uploads.ts'
import { type DeskDeps, serveWeeks } from './desk/weeks.ts'

/** What the operator does: the events, and what customers are asked when goods come short. */
export function serveWeekDesk(platform: Platform, deps: DeskDeps): void {
  const { db } = platform
  serveWeeks(platform, deps)
  serveUploads(platform)

  serve(platform, contract.getWeekBackorders, shapes.getWeekBackorders, async ({ params }) =>
    weekBackorders(db, await weekById(db, params.id), deps.shop.current().timeZone),
  )

  serve(platform, contract.getBackorderQuestion, shapes.getBackorderQuestion, ({ params }) =>
    backorderQuestion(db, params.order_id),
  )

  serve(platform, contract.askForConfirmation, shapes.askForConfirmation, ({ params, viewer, now, transaction }) =>
    transaction(async tx => {
      const { order_id } = params
      const { userId } = viewer
      const lines = await askForConfirmation(tx, { orderId: order_id, userId, now })
      const subject = `Order ${order_id}`
      await writeAudit(tx, { at: now, userId, action: 'ask for backorder confirmation', subject, details: { lines } })
      return { order_id, lines }
    }),
  )
}
