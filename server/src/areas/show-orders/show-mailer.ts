import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { customerOf } from '../companies/index.ts'
import { readersOfCustomer } from '../people/index.ts'
import type { Letters, LiveShop } from '../seller/index.ts'
import { type Edition, editionOf } from '../trade-show/index.ts'
import { type ShowMail, showMail } from './mails.ts'
import { noteMail } from './note-mail.ts'
import { notesView, wishesOfOrder } from './order-notes.ts'
import { positionsOf, type ShowOrder, type ShowPosition } from './show-order.ts'
import { showOrders } from './tables.ts'

/** Subject of the mail besides the show order; its positions by default. */
type About = {
  readonly orderId?: number
  readonly positions?: readonly ShowPosition[]
  /** Of a release: own order number and note, and whether a mark released it. */
  readonly reference?: string | null | undefined
  readonly note?: string | null | undefined
  readonly byItself?: boolean | undefined
}

/** Writes a mail about a show order to all recipients of the customer. */
export type SendShowMail = (tx: Db, showOrderId: number, kind: ShowMail, about?: About) => Promise<void>

export type ShowMailer = { readonly shop: LiveShop; readonly letters: Letters; readonly catalogue: Catalogue }

export const makeShowMailer =
  ({ shop, letters, catalogue }: ShowMailer, publicUrl: string): SendShowMail =>
  async (tx, showOrderId, kind, { orderId, positions, reference, note, byItself } = {}) => {
    const { order, edition } = await orderWithEdition(tx, showOrderId)
    const about = {
      edition,
      positions: positions ?? (await positionsOf(tx, showOrderId)),
      snapshot: catalogue.snapshot(),
      shop: publicUrl,
      ...(orderId ? { orderId } : {}),
      ...(kind === 'confirmed' && {
        notes: notesView(order, await wishesOfOrder(tx, showOrderId), catalogue.snapshot()),
      }),
      reference,
      note,
      byItself,
    }
    for (const to of await readersOfCustomer(tx, shop.current().languages, order.customerId))
      await letters.write(tx, {
        kind: `show-${kind}`,
        to,
        content: showMail(kind, to.language, { ...about, seesPrices: to.seesPrices }),
      })
  }

/** Tells the operator of a note or wishes that came with a confirmation; nothing if there are none. */
export async function tellOperator(
  tx: Db,
  { shop, letters, catalogue }: ShowMailer,
  showOrderId: number,
): Promise<void> {
  const { order, edition } = await orderWithEdition(tx, showOrderId)
  const notes = notesView(order, await wishesOfOrder(tx, showOrderId), catalogue.snapshot())
  if (!notes.note && notes.wishes.length === 0) return
  const { seller, languages } = shop.current()
  const company = (await customerOf(tx, order.customerId))?.company ?? ''
  const language = languages[0] ?? 'en'
  await letters.write(tx, {
    kind: 'confirmation-note',
    to: { email: seller.email, name: seller.company, language },
    content: noteMail(language, company, edition.name, notes),
  })
}

export async function orderWithEdition(tx: Db, showOrderId: number): Promise<{ order: ShowOrder; edition: Edition }> {
  const [order] = await tx.select().from(showOrders).where(eq(showOrders.id, showOrderId))
  if (!order) throw new Error(`Show order ${showOrderId} is gone`)
  return { order, edition: await editionOf(tx, order.editionId) }
}
