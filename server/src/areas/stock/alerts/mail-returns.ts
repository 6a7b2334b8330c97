import { centsText } from '@fairfloor/domain/formats'
import { sizeText } from '@fairfloor/domain/size-text'
import { remindersPage } from '@fairfloor/domain/stock/alerts/pages'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { transaction } from '../../../platform/transaction.ts'
import { type Catalogue, nameOf, readStock } from '../../catalogue/index.ts'
import { readersById } from '../../people/index.ts'
import type { Promotions } from '../../promotions/index.ts'
import type { Letters, LiveShop } from '../../seller/index.ts'
import { stockAlerts } from '../alert-tables.ts'
import { mailTexts } from './mail-texts.ts'

type Deps = {
  readonly shop: LiveShop
  readonly letters: Letters
  readonly catalogue: Catalogue
  readonly promotions: Promotions
}

/**
 * Mails everyone whose flavour is back or has had the awaited delivery, once, and removes the alert in the same
 * transaction. Polled by the clock, so that no way of booking stock can forget it.
 */
export function mailReturns(
  { backgroundDb: db, later, config }: Platform,
  { shop, letters, catalogue, promotions }: Deps,
): void {
  later.whenDue('stock-alerts', async now => {
    for (const flavourId of await flavoursThere(db)) await transaction(db, tx => mailFlavour(tx, flavourId, now))
  })

  async function mailFlavour(tx: Db, flavourId: number, now: Date): Promise<void> {
    const stock = (await readStock(tx, [flavourId])).get(flavourId)
    if (!stock?.quantity) return
    const { afterDeliveries } = stockAlerts
    const ended = await tx
      .delete(stockAlerts)
      .where(
        and(eq(stockAlerts.flavourId, flavourId), or(isNull(afterDeliveries), lt(afterDeliveries, stock.deliveries))),
      )
      .returning()
    const snapshot = catalogue.snapshot()
    const { size } = snapshot.flavours.get(flavourId)!
    for (const [isBack, alike] of Map.groupBy(ended, ({ afterDeliveries: after }) => after === null)) {
      const readers = await readersById(
        tx,
        shop.current().languages,
        alike.map(({ userId }) => userId),
      )
      for (const to of readers) {
        const { back, delivery, toBasket, price } = mailTexts[to.language]
        const offer = to.seesPrices ? promotions.offerOf(size, { ...to, now }) : null
        const t = isBack ? back : delivery
        const name = sizeText(nameOf(snapshot, flavourId), to.language)
        const blocks = [
          { text: offer ? `${t.text(name)} ${price(centsText(offer.current))}` : t.text(name) },
          { button: toBasket, href: `${config.publicUrl}${remindersPage.path}?add=${flavourId}` },
        ]
        const content = { subject: t.subject(name), preview: t.preview, blocks }
        await letters.write(tx, { kind: 'back-in-stock', to, content })
      }
    }
  }
}

/** The flavours with alerts that are due. */
async function flavoursThere(db: Db): Promise<Set<number>> {
  const { flavourId, afterDeliveries } = stockAlerts
  const waited = await db.selectDistinct({ flavourId, afterDeliveries }).from(stockAlerts)
  if (waited.length === 0) return new Set()
  const stock = await readStock(db, [...new Set(waited.map(alert => alert.flavourId))])
  const due = waited.filter(alert => {
    const now = stock.get(alert.flavourId)
    return now?.quantity && (alert.afterDeliveries === null || alert.afterDeliveries < now.deliveries)
  })
  return new Set(due.map(alert => alert.flavourId))
}
