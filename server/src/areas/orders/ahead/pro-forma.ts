import { dayIn } from '@fairfloor/domain/day'
import { type Language, languages } from '@fairfloor/domain/language'
import { textOn } from '@fairfloor/domain/seller/colours'
import type { Db } from '../../../platform/database.ts'
import type { MailFile, MailFileRef } from '../../../platform/mail-files.ts'
import type { Platform } from '../../../platform/platform.ts'
import { documentWords, orderPdf } from '../../billing/index.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import { type LiveShop, signalOf } from '../../seller/index.ts'
import { etasOf } from '../eta.ts'
import { orderDocument } from '../file/order-document.ts'
import { orderById } from '../queries.ts'
import { shownUnpaid, unpaidOrder } from './pay-by.ts'
import { aheadTexts } from './texts.ts'

const PRO_FORMA = 'pro-forma'

type Deps = { readonly catalogue: Catalogue; readonly shop: LiveShop }

export const proFormaRef = (orderId: number, language: Language): MailFileRef => ({
  kind: PRO_FORMA,
  ref: `${orderId}:${language}`,
})

/** Makes the pro formas that go with mails. */
export function makeProFormas({ mails, backgroundDb: db, clock }: Platform, deps: Deps): void {
  mails.makeFiles(PRO_FORMA, ref => {
    const [orderId, language] = ref.split(':')
    return proForma(db, Number(orderId), languages.find(one => one === language) ?? 'en', { ...deps, now: clock() })
  })
}

/** The order with what is to be transferred, to which account, by when. One that was paid meanwhile asks for nothing. */
export async function proForma(
  db: Db,
  orderId: number,
  language: Language,
  { catalogue, shop, now }: Deps & { readonly now: Date },
): Promise<MailFile> {
  const stored = (await orderById(db, orderId))!
  const unpaid = await unpaidOrder(db, orderId)
  const { seller, timeZone } = shop.current()
  const etaOf = etasOf(catalogue, dayIn(now, timeZone))
  const signal = signalOf(shop.current())
  const t = aheadTexts[language]
  const document = orderDocument({ stored, etaOf, language, timeZone, seller, seesPrices: true })
  const shown = unpaid && shownUnpaid(unpaid, language, timeZone)
  const pay = shown && {
    terms: documentWords(language).terms.prepayment(shown.amount, shown.day),
    account: seller,
    reference: String(orderId),
  }
  const content = await orderPdf(
    { ...document, title: t.title, ...(pay && { pay }) },
    { signal, onSignal: textOn(signal) },
  )
  return { filename: `${t.file}-${orderId}.pdf`, contentType: 'application/pdf', content }
}
