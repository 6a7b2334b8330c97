import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { readersOfCustomer } from '../identity/index.ts'
import type { Letters, LiveShop } from '../seller/index.ts'
import { type Edition, editionOf } from '../trade-show/index.ts'
import { type ShowMail, showMail } from './mails.ts'
import { positionsOf, type ShowOrder, type ShowPosition } from './show-order.ts'
import { showOrders } from './tables.ts'

/** Subject of the mail besides the show order; its positions by default. */
type About = { readonly orderId?: number; readonly positions?: readonly ShowPosition[] }

/** Writes a mail about a show order to all recipients of the customer. */
export type SendShowMail = (tx: Db, showOrderId: number, kind: ShowMail, about?: About) => Promise<void>

export type ShowMailer = { readonly shop: LiveShop; readonly letters: Letters; readonly catalogue: Catalogue }

export const makeShowMailer =
  ({ shop, letters, catalogue }: ShowMailer, publicUrl: string): SendShowMail =>
  async (tx, showOrderId, kind, { orderId, positions } = {}) => {
    const { order, edition } = await orderWithEdition(tx, showOrderId)
    const about = {
      edition,
      positions: positions ?? (await positionsOf(tx, showOrderId)),
      snapshot: catalogue.snapshot(),
      shop: publicUrl,
      ...(orderId ? { orderId } : {}),
    }
    for (const to of await readersOfCustomer(tx, shop.current().languages, order.customerId))
      await letters.write(tx, {
        kind: `show-${kind}`,
        to,
        content: showMail(kind, to.language, { ...about, seesPrices: to.seesPrices }),
      })
  }

export async function orderWithEdition(tx: Db, showOrderId: number): Promise<{ order: ShowOrder; edition: Edition }> {
  const [order] = await tx.select().from(showOrders).where(eq(showOrders.id, showOrderId))
  if (!order) throw new Error(`Show order ${showOrderId} is gone`)
  return { order, edition: await editionOf(tx, order.editionId) }
}
