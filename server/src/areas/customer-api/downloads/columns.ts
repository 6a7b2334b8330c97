import { type Cents, euros } from '@fairfloor/domain/money'
import { EUROS, type SheetColumn } from '../../../platform/workbook.ts'
import { type Snapshot, stockOf } from '../../catalogue/index.ts'
import type { Line } from './lines.ts'
import type { FileTexts } from './texts.ts'

type Column = SheetColumn<Line>

/** Names and numbers of a flavour, which each file begins with. */
export const namesOf = (t: FileTexts): Column[] => [
  { title: t.sku, width: 18, value: ({ flavour }) => flavour.sku },
  { title: t.ean, width: 16, value: ({ flavour }) => flavour.ean },
  { title: t.brand, width: 22, value: ({ flavour }) => flavour.size.product.brand.name },
  { title: t.product, width: 36, value: ({ flavour }) => flavour.size.product.name },
  { title: t.size, width: 14, value: ({ flavour }) => flavour.size.name },
  { title: t.flavour, width: 26, value: ({ flavour }) => flavour.name },
  { title: t.own, width: 20, value: ({ own }) => own },
  { title: t.unitsPerCase, width: 14, value: ({ flavour }) => flavour.size.unitsPerCase },
]

export const priceColumn = (title: string, priceOf: (line: Line) => Cents | null): Column => ({
  title,
  width: 18,
  format: EUROS,
  value: line => {
    const price = priceOf(line)
    return price === null ? null : euros(price)
  },
})

/** @param seesPrices without them prices and stock stay empty */
export const feedColumns = (t: FileTexts, snapshot: Snapshot, seesPrices: boolean): Column[] => [
  ...namesOf(t),
  priceColumn(t.price, ({ offer }) => (seesPrices ? offer.current : null)),
  { title: t.stock, width: 10, value: ({ flavour }) => (seesPrices ? stockOf(snapshot, flavour.id).quantity : null) },
  { title: t.eta, width: 12, value: ({ flavour }) => stockOf(snapshot, flavour.id).eta },
]

export const priceListColumns = (t: FileTexts): Column[] => [
  ...namesOf(t),
  { title: t.caseEan, width: 18, value: ({ flavour }) => flavour.size.eanCase },
  { title: t.multiple, width: 20, value: ({ flavour }) => flavour.size.orderMultiple },
  { title: t.minimum, width: 18, value: ({ flavour }) => flavour.size.minQuantity },
  priceColumn(t.regular, ({ offer }) => offer.regular),
  priceColumn(t.yours, ({ offer }) => offer.current),
  priceColumn(t.msrp, ({ flavour }) => flavour.size.msrp),
]
