import { dayIn } from '@fairfloor/domain/day'
import type { Db } from '../../../platform/database.ts'
import type { MailContent } from '../../../platform/mail-layout.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import { etasOf, orderById } from '../../orders/index.ts'
import { readersOfCustomer } from '../../people/index.ts'
import type { Letters, LiveShop } from '../../seller/index.ts'
import { BACKORDER_ASKED, BACKORDER_CONFIRMED, type BackorderAsked, type BackorderConfirmed } from '../events.ts'
import { askedMail, confirmedMail } from './backorder-mail.ts'

type Deps = { readonly catalogue: Catalogue; readonly shop: LiveShop; readonly letters: Letters }

/** Mails the users of an order's customer what they are asked about its backorder, and what they have answered. */
export function mailBackorders({ later, config, clock }: Platform, { catalogue, shop, letters }: Deps): void {
  async function send(
    tx: Db,
    orderId: number,
    kind: string,
    contentOf: (about: Parameters<typeof askedMail>[2]) => (language: 'en' | 'de') => MailContent,
  ): Promise<void> {
    const stored = await orderById(tx, orderId)
    if (!stored) throw new Error(`Order ${orderId} is gone`)
    const { languages, timeZone } = shop.current()
    const etaOf = etasOf(catalogue, dayIn(clock(), timeZone))
    const contentIn = contentOf({ stored, etaOf, shop: config.publicUrl })
    for (const to of await readersOfCustomer(tx, languages, stored.order.customerId))
      await letters.write(tx, { kind, to, content: contentIn(to.language) })
  }

  later.afterEvent<BackorderAsked>(BACKORDER_ASKED, 'week-backorder-mail', (tx, { orderId, lines }) =>
    send(tx, orderId, 'newcomer-week-asked', about => language => askedMail(language, lines, about)),
  )
  later.afterEvent<BackorderConfirmed>(BACKORDER_CONFIRMED, 'week-backorder-mail', (tx, { orderId, ...lines }) =>
    send(tx, orderId, 'newcomer-week-confirmed', about => language => confirmedMail(language, lines, about)),
  )
}
