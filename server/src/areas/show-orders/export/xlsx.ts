import { type Cents, euros } from '@fairfloor/domain/money'
import { EUROS, listWorkbook, type SheetColumn } from '../../../platform/workbook.ts'
import { type DocumentLine, factsOf, type OrderDocument } from './order-document.ts'
import { exportTexts } from './texts.ts'

/** The order as a spreadsheet: its lines, and on a second sheet what it says as a whole. */
export function orderXlsx(order: OrderDocument): Promise<Uint8Array> {
  const t = exportTexts[order.language]
  return listWorkbook({
    title: order.show,
    name: t.title,
    columns: columnsOf(order),
    lines: order.lines,
    details: { name: t.details, facts: factsOf(order) },
    at: order.at,
  })
}

function columnsOf({ language, confirmedAt, lines }: OrderDocument): SheetColumn<DocumentLine>[] {
  const t = exportTexts[language]
  const priced = lines.some(({ price }) => price !== null)
  const amount = (value: Cents | null) => (value === null ? null : euros(value))
  return [
    { title: t.booth, width: 8, value: line => line.booth },
    { title: t.brand, width: 20, value: line => line.brand },
    { title: t.product, width: 32, value: line => line.product },
    { title: t.size, width: 14, value: line => line.size },
    { title: t.flavour, width: 26, value: line => line.flavour },
    { title: t.sku, width: 18, value: line => line.sku },
    { title: t.ean, width: 16, value: line => line.ean },
    { title: t.unitsPerCase, width: 14, value: line => line.unitsPerCase },
    { title: t.ordered, width: 10, value: line => line.ordered },
    { title: t.quantity, width: 10, value: line => line.quantity },
    ...(confirmedAt
      ? [
          { title: t.released, width: 10, value: (line: DocumentLine) => line.released },
          { title: t.remaining, width: 10, value: (line: DocumentLine) => line.remaining },
          { title: t.deleted, width: 10, value: (line: DocumentLine) => line.deleted },
        ]
      : []),
    ...(priced
      ? [
          { title: t.price, width: 14, value: (line: DocumentLine) => amount(line.price), format: EUROS },
          { title: t.sum, width: 16, value: (line: DocumentLine) => amount(line.sum), format: EUROS },
        ]
      : []),
  ]
}
