import { addressOf } from '@fairfloor/domain/endpoint'
import type { Language } from '@fairfloor/domain/language'
import { orderPage } from '@fairfloor/domain/orders/pages'
import { remindedFrom } from '@fairfloor/domain/orders/paid-ahead'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import type { MailContent } from '../../../platform/mail-layout.ts'
import type { Platform } from '../../../platform/platform.ts'
import { transaction } from '../../../platform/transaction.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import { readersOfCustomer } from '../../people/index.ts'
import type { Letters, LiveShop } from '../../seller/index.ts'
import { ORDER_PLACED, type OrderPlaced } from '../events.ts'
import { lockOrder } from '../order-tariff.ts'
import { orders } from '../tables.ts'
import { shownUnpaid, toRemind, type Unpaid, unpaidOrder } from './pay-by.ts'
import { makeProFormas, proFormaRef } from './pro-forma.ts'
import { aheadTexts } from './texts.ts'

type Deps = { readonly catalogue: Catalogue; readonly shop: LiveShop; readonly letters: Letters }

/** Mails the pro forma of an order by prepayment when it is placed, and reminds once, half-way. */
export function mailProFormas(platform: Platform, { catalogue, shop, letters }: Deps): void {
  const { later, backgroundDb, config, log } = platform
  makeProFormas(platform, { catalogue, shop })

  async function send(tx: Db, which: 'first' | 'again', orderId: number): Promise<void> {
    const unpaid = await unpaidOrder(tx, orderId)
    if (!unpaid) return
    const { languages } = shop.current()
    for (const to of await readersOfCustomer(tx, languages, unpaid.stored.order.customerId)) {
      // It is about amounts, whole.
      if (!to.seesPrices) continue
      await letters.write(tx, {
        kind: which === 'first' ? 'order-pro-forma' : 'order-unpaid',
        to,
        content: contentOf(which, to.language, unpaid, { shop, publicUrl: config.publicUrl }),
        attachments: [proFormaRef(orderId, to.language)],
      })
    }
  }

  later.afterEvent<OrderPlaced>(ORDER_PLACED, 'pro-forma', (tx, { orderId }) => send(tx, 'first', orderId))

  /** Others that look at the same moment wait, and find it done. */
  const remind = async (tx: Db, orderId: number, now: Date) => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.remindedAt !== null) return
    await tx.update(orders).set({ remindedAt: now }).where(eq(orders.id, orderId))
    await send(tx, 'again', orderId)
  }

  later.whenDue('prepayment reminders', async now => {
    for (const { id, heldUntil } of await toRemind(backgroundDb, now)) {
      const from = remindedFrom('prepayment', heldUntil)
      if (from === null || from > now) continue
      await transaction(backgroundDb, tx => remind(tx, id, now)).catch(error =>
        log.error({ err: error, orderId: id }, 'customer not reminded'),
      )
    }
  })
}

function contentOf(
  which: 'first' | 'again',
  language: Language,
  unpaid: Unpaid,
  { shop, publicUrl }: { readonly shop: LiveShop; readonly publicUrl: string },
): MailContent {
  const t = aheadTexts[language]
  const { seller, timeZone } = shop.current()
  const { id } = unpaid.stored.order
  const { amount, day } = shownUnpaid(unpaid, language, timeZone)
  return {
    subject: t[which].subject(id),
    preview: t[which].preview,
    blocks: [
      { text: t[which].lead(id, amount, day) },
      {
        facts: [
          [t.amount, amount],
          [t.by, day],
          [t.holder, seller.company],
          [t.iban, seller.iban.replace(/(.{4})(?=.)/g, '$1 ')],
          [t.bic, seller.bic],
          [t.bank, seller.bank],
          [t.reference, String(id)],
        ].filter((fact): fact is [string, string] => fact[1] !== ''),
      },
      { text: t.end },
      { button: t.see, href: publicUrl + addressOf(orderPage, { params: { orderId: id } }) },
    ],
  }
}
