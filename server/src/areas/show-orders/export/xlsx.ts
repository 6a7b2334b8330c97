import { type Cents, euros } from '@fairfloor/domain/money'
import { writeXlsx } from 'hucre/xlsx'
import { type DocumentLine, factsOf, type OrderDocument } from './order-document.ts'
import { exportTexts } from './texts.ts'

type Column = {
  title: string
  width: number
  value: (line: DocumentLine) => string | number | null
  format?: string
}

const EUROS = '#,##0.00'

/** The order as a spreadsheet: its lines, and on a second sheet what it says as a whole. Names are text cells, so that none is calculated as a formula. */
export async function orderXlsx(order: OrderDocument): Promise<Uint8Array> {
  const columns = columnsOf(order)
  return writeXlsx({
    sheets: [
      {
        name: exportTexts[order.language].title,
        columns: columns.map(({ title, width, format }) => ({
          header: title,
          width,
          ...(format && { numFmt: format }),
        })),
        rows: [columns.map(({ title }) => title), ...order.lines.map(line => columns.map(({ value }) => value(line)))],
        freezePane: { rows: 1 },
      },
      {
        name: exportTexts[order.language].details,
        columns: [{ width: 24 }, { width: 60 }],
        rows: factsOf(order).map(fact => [...fact]),
      },
    ],
    properties: { title: order.show, created: order.at, modified: order.at },
  })
}

function columnsOf({ language, confirmedAt, lines }: OrderDocument): Column[] {
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
