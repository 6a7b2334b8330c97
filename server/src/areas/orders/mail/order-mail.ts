import { addressOf } from '@fairfloor/domain/endpoint'
import { extraLines } from '@fairfloor/domain/extras'
import { calendarDay, centsText, countText } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'
import { cents } from '@fairfloor/domain/money'
import { orderPage } from '@fairfloor/domain/orders/pages'
import { openOf, remainingOf, setAsideOf } from '@fairfloor/domain/orders/rest'
import { sizeText } from '@fairfloor/domain/size-text'
import type { Block, MailContent } from '../../../platform/mail-layout.ts'
import { chargesOf, documentWords, paymentName } from '../../billing/index.ts'
import type { EtaOf } from '../backorder.ts'
import type { OrderCancelled } from '../events.ts'
import type { ShownShipments } from '../order-shipments.ts'
import { type OrderLine, piecesOf, type StoredOrder } from '../queries.ts'
import { mailTexts } from './texts.ts'

export type OrderMail = 'placed' | 'changed' | 'cancelled' | 'served' | 'late' | 'shipped'

export type Given = {
  readonly stored: StoredOrder
  /** The pieces of each line that were cancelled, have arrived, are late or were shipped. */
  readonly pieces?: readonly { readonly line: number; readonly quantity: number }[]
  /** The one that the carrier has taken. */
  readonly shipment?: ShownShipments[number]
  /** Why it was cancelled. */
  readonly why?: OrderCancelled['why']
  readonly etaOf: EtaOf
  /** Address of the shop. */
  readonly shop: string
  /** Whether the reader may see prices. */
  readonly seesPrices: boolean
}

type Texts = (typeof mailTexts)['en']

/** The mails of an order of the shop: each shows the order as it is, and what comes when. */
export function orderMail(kind: OrderMail, language: Language, given: Given): MailContent {
  const t = mailTexts[language]
  const { id } = given.stored.order
  const { subject, preview } = t[kind]
  const button = { button: t.see, href: given.shop + addressOf(orderPage, { params: { orderId: id } }) }
  return { subject: subject(id), preview, blocks: [...bodyOf(kind, language, given), button] }
}

function bodyOf(kind: OrderMail, language: Language, given: Given): Block[] {
  const t = mailTexts[language]
  const { order, lines, shipped } = given.stored
  const table = goodsTable(language, given)
  const facts = factsBlock(language, given)
  if (kind === 'changed') return [{ text: t.changed.lead(order.id) }, facts, table]
  const named = namedTable(language, given)
  if (kind === 'served') return [{ text: t.served.lead(order.id) }, named, { text: t.served.whole }, table]
  if (kind === 'late') return [{ text: t.late.lead(order.id) }, named, { text: t.late.whole }, table]
  if (kind === 'shipped') return [{ text: t.shipped.lead(order.id) }, named, ...shipmentBlocks(language, given)]
  if (kind === 'cancelled') {
    if (order.status === 'cancelled') return [{ text: wholeOf(t, given) }, named]
    return [{ text: t.cancelled.lead(order.id) }, named, { text: t.cancelled.left }, table]
  }
  const sumOf = (of: (line: OrderLine) => number) => lines.reduce((sum, line) => sum + of(line), 0)
  const now = sumOf(line => setAsideOf(piecesOf(line, shipped)))
  const rest = sumOf(line => openOf(piecesOf(line, shipped)))
  return [
    { text: t.placed.lead(order.id) },
    table,
    ...(now > 0 ? [{ text: t.placed.now(now, countText(now)) }] : []),
    ...(rest > 0 ? [{ text: t.placed.rest(rest, countText(rest)) }] : []),
    facts,
  ]
}

const wholeOf = (t: Texts, { stored: { order }, why }: Given): string =>
  why === 'unpaid' ? t.cancelled.unpaid(order.id) : t.cancelled.whole(order.id)

/** Who brings a shipment and where to follow it, and how much of the order is still to come. */
function shipmentBlocks(language: Language, { stored, shipment }: Given): Block[] {
  const t = mailTexts[language]
  if (!shipment) return []
  const rest = stored.lines.reduce((sum, line) => {
    const pieces = piecesOf(line, stored.shipped)
    return sum + remainingOf(pieces) - pieces.shipped
  }, 0)
  const facts: (readonly [name: string, value: string | null])[] = [
    [t.carrier, shipment.carrier],
    [t.shipped.tracking, shipment.tracking],
    [t.shipped.parcels, shipment.parcels === null ? null : countText(shipment.parcels)],
  ]
  return [
    { facts: facts.flatMap(([name, value]) => (value ? [[name, value] as const] : [])) },
    ...(shipment.tracking_href === null ? [] : [{ button: t.shipped.follow, href: shipment.tracking_href }]),
    { text: rest > 0 ? t.shipped.rest(rest, countText(rest)) : t.shipped.whole },
  ]
}

/** What remains of the order, line by line, and what it costs. */
function goodsTable(language: Language, { stored, etaOf, seesPrices }: Given): Block {
  const t = mailTexts[language]
  const { lines, shipped } = stored
  const remaining = lines.flatMap(line => {
    const pieces = piecesOf(line, shipped)
    const quantity = remainingOf(pieces)
    return quantity > 0 ? [{ line, quantity, open: openOf(pieces) }] : []
  })
  const later = (line: OrderLine, open: number): string => {
    if (open === 0) return ''
    const eta = etaOf(line.flavourId)
    return eta ? t.onDay(countText(open), calendarDay(eta, language, { year: true })) : t.undated(countText(open))
  }
  return {
    table: {
      columns: [
        { title: t.product },
        { title: t.pieces, isNumber: true },
        { title: t.later, isNumber: true },
        ...(seesPrices ? [{ title: t.sum, isNumber: true }] : []),
      ],
      rows: remaining.map(({ line, quantity, open }) => [
        goodsText(line, language),
        countText(quantity),
        later(line, open),
        ...(seesPrices ? [centsText(cents(line.net))] : []),
      ]),
      ...(seesPrices && { foot: sumsOf(language, stored) }),
    },
  }
}

function sumsOf(language: Language, { order: { totals } }: StoredOrder): string[][] {
  const t = mailTexts[language]
  const rows: (readonly [name: string, amount: number])[] = [
    [t.goods, totals.goods.net],
    ...chargesOf(totals, documentWords(language)).map(({ name, net }) => [name, net] as const),
    ...totals.breakdown
      .filter(({ rate }) => rate > 0)
      .map(({ rate, vat }) => [t.vat(`${(rate / 100).toLocaleString('de-DE')} %`), vat] as const),
    [t.total, totals.gross],
  ]
  return rows.map(([name, amount]) => [name, '', '', centsText(cents(amount))])
}

/** The lines that the mail is about. */
function namedTable(language: Language, { stored: { lines }, pieces = [] }: Given): Block {
  const t = mailTexts[language]
  const byLine = new Map(pieces.map(({ line, quantity }) => [line, quantity]))
  const named = lines.filter(({ line }) => byLine.has(line))
  return {
    table: {
      columns: [{ title: t.product }, { title: t.pieces, isNumber: true }],
      rows: named.map(line => [goodsText(line, language), countText(byLine.get(line.line)!)]),
    },
  }
}

function factsBlock(language: Language, { stored: { order, placedBy, agent, approvedBy } }: Given): Block {
  const t = mailTexts[language]
  const { company, street, number, zip, city } = order.shippingAddress
  const facts: (readonly [name: string, value: string | null])[] = [
    [t.placedBy, agent ? t.through(placedBy, agent) : approvedBy && placedBy],
    [t.approvedBy, approvedBy],
    [t.reference, order.externalReference],
    [t.note, order.note],
    [t.carrier, order.carrier],
    [t.payment, paymentName(order.paymentMethod, documentWords(language))],
    [t.delivery, t.deliveries[order.delivery]],
    [t.wishedOn, order.wishedOn && calendarDay(order.wishedOn, language, { year: true })],
    [t.shipTo, `${company}, ${street} ${number}, ${zip} ${city}`],
  ]
  return { facts: facts.flatMap(([name, value]) => (value ? [[name, value] as const] : [])) }
}

/** The names of a line's goods, and below them what the customer added. */
/** The goods of a line, and what was written on it. */
export const goodsText = (
  { brandName, productName, sizeName, flavourName, extras }: OrderLine,
  language: Language,
): string =>
  [
    `${brandName} ${productName} ${sizeText(sizeName, language)}, ${flavourName}`,
    ...extraLines(extras, 'mail', language),
  ].join('\n')
