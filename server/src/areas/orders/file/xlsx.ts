import { extrasOf } from '@fairfloor/domain/extras'
import { cents, euros } from '@fairfloor/domain/money'
import { discountUntil, openOf, remainingOf, setAsideOf } from '@fairfloor/domain/orders/rest'
import { sizeText } from '@fairfloor/domain/size-text'
import { EUROS, listWorkbook, type SheetColumn } from '../../../platform/workbook.ts'
import { type OrderLine, piecesOf } from '../queries.ts'
import { factsOf } from './facts.ts'
import type { Given } from './order-document.ts'
import { fileTexts } from './texts.ts'

/** The order as a spreadsheet: its lines with their pieces, and on a second sheet what it says as a whole. */
export function orderXlsx(given: Given): Promise<Uint8Array> {
  const { stored, language, timeZone, seesPrices } = given
  const { order, lines } = stored
  const t = fileTexts[language]
  const amounts: (readonly [name: string, value: string | null])[] = seesPrices
    ? [
        [t.net, euros(order.totals.net).toFixed(2)],
        [t.total, euros(order.totals.gross).toFixed(2)],
      ]
    : []
  const facts = [...factsOf(stored, language, timeZone), [t.note, order.note] as const, ...amounts]
  return listWorkbook({
    title: `${t.title} ${order.id}`,
    name: t.title,
    columns: columnsOf(given),
    lines,
    details: { name: t.details, facts: facts.flatMap(([name, value]) => (value ? [[name, value] as const] : [])) },
    at: order.placedAt,
  })
}

function columnsOf({ stored: { shipped, lines }, etaOf, language, seesPrices }: Given): SheetColumn<OrderLine>[] {
  const t = fileTexts[language]
  const pieces = (line: OrderLine) => piecesOf(line, shipped)
  const amount = (value: number) => euros(cents(value))
  return [
    { title: t.line, width: 6, value: line => line.line },
    { title: t.sku, width: 18, value: line => line.sku },
    { title: t.ean, width: 16, value: line => line.ean },
    { title: t.brand, width: 20, value: line => line.brandName },
    { title: t.product, width: 32, value: line => line.productName },
    { title: t.size, width: 14, value: line => sizeText(line.sizeName, language) },
    { title: t.flavour, width: 26, value: line => line.flavourName },
    { title: t.ordered, width: 10, value: line => line.quantity },
    { title: t.setAside, width: 12, value: line => setAsideOf(pieces(line)) },
    { title: t.shipped, width: 10, value: line => pieces(line).shipped },
    { title: t.open, width: 14, value: line => openOf(pieces(line)) },
    { title: t.cancelled, width: 10, value: line => line.cancelledQuantity },
    { title: t.eta, width: 12, value: line => (openOf(pieces(line)) > 0 ? etaOf(line.flavourId) : null) },
    ...(seesPrices
      ? [
          { title: t.price, width: 14, value: (line: OrderLine) => amount(line.unitNet), format: EUROS },
          {
            title: t.discount,
            width: 12,
            value: (line: OrderLine) => amount(discountUntil(line, remainingOf(pieces(line)))),
            format: EUROS,
          },
          { title: t.sum, width: 16, value: (line: OrderLine) => amount(line.net), format: EUROS },
          { title: t.vat, width: 8, value: (line: OrderLine) => line.vatRate / 100 },
        ]
      : []),
    ...extrasOf(lines, 'file').map(({ key, texts }) => ({
      title: texts[language].label,
      width: 30,
      value: (line: OrderLine) => line.extras[key] ?? null,
    })),
  ]
}
