import { refuse as refuseGenerally } from '@fairfloor/domain/general-refusals'
import { getDeskCardPayments, getOddCardEvents, noteCardEvent } from '@fairfloor/domain/payments/cards/desk-contract'
import { cardEventsDeskPage } from '@fairfloor/domain/payments/cards/desk-pages'
import * as shapes from '@fairfloor/domain/payments/cards/desk-shapes'
import { refuse } from '@fairfloor/domain/payments/cards/refusals'
import { titles } from '@fairfloor/domain/payments/cards/titles'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { writeAudit } from '../../back-office/index.ts'
import { orderById } from '../../orders/index.ts'
import type { LiveShop } from '../../seller/index.ts'
import { cardEvents } from '../tables.ts'
import { deskPayments, oddEvents } from './desk-view.ts'

/** What the operator sees of payments by card, and sees to. */
export function serveCardDesk(platform: Platform, shop: LiveShop): void {
  const { db, pages } = platform
  pages.describe(cardEventsDeskPage, 'private', ({ language }) => ({ title: titles[language].cardEvents }))
  const zone = () => shop.current().timeZone
  const odd = async (from: Db) => ({ time_zone: zone(), events: await oddEvents(from) })

  serve(platform, getDeskCardPayments, shapes.getDeskCardPayments, async ({ params: { order_id } }) => {
    if (!(await orderById(db, order_id))) throw refuseGenerally('not_found')
    return { time_zone: zone(), payments: await deskPayments(db, order_id) }
  })

  serve(platform, getOddCardEvents, shapes.getOddCardEvents, () => odd(db))

  serve(platform, noteCardEvent, shapes.noteCardEvent, ({ params, viewer: { userId }, now, transaction }) =>
    transaction(async tx => {
      await noteEvent(tx, params.event_id, { userId, now })
      return odd(tx)
    }),
  )
}

/** @throws Refusal not_found, event_seen_to */
async function noteEvent(tx: Db, id: string, { userId, now }: { userId: number; now: Date }): Promise<void> {
  const [event] = await tx.select().from(cardEvents).where(eq(cardEvents.id, id)).for('update')
  if (!event || (event.outcome !== 'other sum' && event.outcome !== 'unknown')) throw refuseGenerally('not_found')
  if (event.notedAt !== null) throw refuse('event_seen_to')
  await tx.update(cardEvents).set({ notedAt: now, notedBy: userId }).where(eq(cardEvents.id, id))
  await writeAudit(tx, {
    at: now,
    userId,
    action: 'note card event',
    subject: `Card event ${id}`,
    details: { amount: event.amount, outcome: event.outcome },
  })
}
