import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { layOutMail } from '../../platform/mail-layout.ts'
import type { Platform } from '../../platform/parts.ts'
import { transaction } from '../../platform/transaction.ts'
import { type Catalogue, nameOf, readStock } from '../catalogue/index.ts'
import { peopleById } from '../identity/index.ts'
import type { Alerts } from './alerts.ts'
import { stockAlerts } from './tables.ts'

/**
 * Mails everyone whose flavour is back, once, and ends the request (decisions 4): the row goes in the transaction that
 * writes the mail. Asked by the clock, so that no way of booking stock can forget it.
 */
export function mailReturns(
  { backgroundDb: db, due, mails, config }: Platform,
  { catalogue, alerts }: { catalogue: Catalogue; alerts: Alerts },
): void {
  due.add('stock-alerts', async () => {
    for (const flavourId of await flavoursBack(db)) await transaction(db, tx => mailReturn(tx, flavourId))
  })

  async function mailReturn(tx: Db, flavourId: number): Promise<void> {
    const ended = await tx.delete(stockAlerts).where(eq(stockAlerts.flavourId, flavourId)).returning()
    for (const { userId } of ended) await alerts.changed(tx, userId)
    const people = await peopleById(
      tx,
      ended.map(({ userId }) => userId),
    )
    const name = nameOf(catalogue.snapshot(), flavourId)
    const mail = await layOutMail({
      subject: 'Back in stock',
      preview: name,
      blocks: [{ text: `${name} is back in stock.` }, { button: 'To the shop', href: config.publicUrl }],
    })
    for (const { email } of people.values()) await mails.send(tx, { kind: 'back-in-stock', to: email, ...mail })
  }
}

/** The flavours that somebody waits for and that can be had again. */
async function flavoursBack(db: Db): Promise<number[]> {
  const waited = await db.selectDistinct({ flavourId: stockAlerts.flavourId }).from(stockAlerts)
  if (waited.length === 0) return []
  const ids = waited.map(({ flavourId }) => flavourId)
  const stock = await readStock(db, ids)
  return ids.filter(id => (stock.get(id)?.quantity ?? 0) > 0)
}
