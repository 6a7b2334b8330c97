import type { Platform } from '../../platform/platform.ts'
import { transaction } from '../../platform/transaction.ts'
import { serveBackorders, waitedFor } from './serve-backorders.ts'

/** Serves backorders from stock that a count or an import has found: who waits is not passed over. */
export function serveWaitingStock({ later, backgroundDb: db }: Platform): void {
  later.whenDue('backorders', async now => {
    const flavourIds = await waitedFor(db)
    if (flavourIds.length > 0) await transaction(db, tx => serveBackorders(tx, { flavourIds, userId: null, now }))
  })
}
