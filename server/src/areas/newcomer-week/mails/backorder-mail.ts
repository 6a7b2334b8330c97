import { addressOf } from '@fairfloor/domain/endpoint'
import { calendarDay, countText } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'
import { weekBasketPage } from '@fairfloor/domain/newcomer-week/pages'
import { orderPage } from '@fairfloor/domain/orders/pages'
import type { Block, MailContent } from '../../../platform/mail-layout.ts'
import { type EtaOf, goodsText, type StoredOrder } from '../../orders/index.ts'
import { mailTexts } from './texts.ts'

/** Pieces of lines of an order. */
type Lines = readonly { readonly line: number; readonly quantity: number }[]

type About = { readonly stored: StoredOrder; readonly etaOf: EtaOf; readonly shop: string }

/** Asks how much of what an order waits for is still wanted. */
export function askedMail(language: Language, lines: Lines, about: About): MailContent {
  const t = mailTexts[language]
  const { id } = about.stored.order
  return {
    subject: t.asked.subject(id),
    preview: t.asked.preview,
    blocks: [
      { text: t.asked.lead(id) },
      table(language, lines, about),
      { button: t.asked.button, href: about.shop + weekBasketPage.path },
    ],
  }
}

/** Says what an order still waits for, and what was cancelled, after its customer has answered. */
export function confirmedMail(
  language: Language,
  { wanted, cancelled }: { wanted: Lines; cancelled: Lines },
  about: About,
): MailContent {
  const t = mailTexts[language]
  const { id } = about.stored.order
  const waited = wanted.filter(({ quantity }) => quantity > 0)
  return {
    subject: t.confirmed.subject(id),
    preview: t.confirmed.preview,
    blocks: [
      ...(waited.length > 0
        ? [{ text: t.confirmed.lead(id) }, table(language, waited, about)]
        : [{ text: t.confirmed.nothing(id) }]),
      ...(cancelled.length > 0 ? [{ text: t.confirmed.cancelled }, plainTable(language, cancelled, about)] : []),
      { button: t.confirmed.button, href: about.shop + addressOf(orderPage, { params: { orderId: id } }) },
    ],
  }
}

function table(language: Language, lines: Lines, about: About): Block {
  const t = mailTexts[language]
  const dayOf = (flavourId: number) => {
    const eta = about.etaOf(flavourId)
    return eta === null ? t.noDay : calendarDay(eta, language, { year: true })
  }
  return {
    table: {
      columns: [{ title: t.product }, { title: t.pieces, isNumber: true }, { title: t.expected, isNumber: true }],
      rows: named(lines, about, language).map(({ name, quantity, flavourId }) => [
        name,
        countText(quantity),
        dayOf(flavourId),
      ]),
    },
  }
}

const plainTable = (language: Language, lines: Lines, about: About): Block => ({
  table: {
    columns: [{ title: mailTexts[language].product }, { title: mailTexts[language].pieces, isNumber: true }],
    rows: named(lines, about, language).map(({ name, quantity }) => [name, countText(quantity)]),
  },
})

const named = (lines: Lines, { stored }: About, language: Language) =>
  stored.lines.flatMap(ordered => {
    const quantity = lines.find(({ line }) => line === ordered.line)?.quantity ?? 0
    return quantity > 0 ? [{ flavourId: ordered.flavourId, quantity, name: goodsText(ordered, language) }] : []
  })
