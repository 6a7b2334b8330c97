import * as shapes from '@fairfloor/domain/newcomer-week/backorder-shapes'
import * as contract from '@fairfloor/domain/newcomer-week/desk-contract'
import * as figuresShapes from '@fairfloor/domain/newcomer-week/figures-shapes'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { serveList } from '../../platform/serve-list.ts'
import { writeAudit } from '../back-office/index.ts'
import { askForConfirmation } from './ask-for-confirmation.ts'
import { backorderQuestion, weekBackorders } from './desk/backorders.ts'
import { figuresOf } from './desk/figures.ts'
import { weekById } from './desk/stored-week.ts'
import { serveUploads } from './desk/uploads.ts'
import { type DeskDeps, serveWeeks } from './desk/weeks.ts'

/** What the operator does: the events, and what customers are asked when goods come short. */
export function serveWeekDesk(platform: Platform, deps: DeskDeps): void {
  const { db } = platform
  serveWeeks(platform, deps)
  serveUploads(platform)

  const figures = async (id: number, now: Date) =>
    figuresOf(db, await weekById(db, id), deps.shop.current().timeZone, now)

  serve(platform, contract.getWeekFigures, figuresShapes.getWeekFigures, ({ params, now }) => figures(params.id, now))

  serve(platform, contract.getWeekSheet, figuresShapes.getWeekSheet, async ({ params, query, viewer, now, reply }) => {
    const language = query.language ?? viewer.language ?? deps.shop.current().languages[0] ?? 'en'
    const found = await figures(params.id, now)
    // Loaded with the first file: the library of workbooks is large.
    const { figuresSheet } = await import('./desk/figures-sheet.ts')
    const file = await figuresSheet({ figures: found, language, at: now })
    await reply
      .type(contract.getWeekSheet.media)
      .header('content-disposition', `attachment; filename="newcomer-week-${params.id}.xlsx"`)
      .send(Buffer.from(file))
    return undefined
  })

  serveList(
    platform,
    contract.getWeekBackorders,
    shapes.getWeekBackorders,
    async ({ params }, part) => weekBackorders(db, await weekById(db, params.id), deps.shop.current().timeZone, part),
    {
      name: 'backorders',
      rows: ({ orders }) => orders,
      columns: [
        ['order', ({ order_id }) => order_id],
        ['company', ({ company }) => company],
        ['placed', ({ placed_at }) => placed_at, 'instant'],
        ['lines', ({ lines }) => lines],
        ['waiting', ({ open }) => open],
        ['net', ({ net }) => net, 'euros'],
        ['asked', ({ question }) => question?.asked_at, 'instant'],
      ],
    },
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
