import type { OrderTotals } from '@fairfloor/domain/billing/totals'
import { fileOf, type Ink, makePaper, PAGE } from '../../../platform/paper/paper.ts'
import { drawFeet } from './feet.ts'
import { drawGoods, type GoodsLine } from './goods-table.ts'
import { drawHead } from './head.ts'
import type { Letter } from './letter.ts'
import { drawSums, heightOfSums, type Pay } from './sums.ts'
import { documentWords } from './texts.ts'

/** An order as a document to its customer. */
export type OrderDocument = Letter & {
  /** What the customer wrote with it. */
  readonly note: string | null
  readonly lines: readonly GoodsLine[]
  /** Null for a reader who may not see prices. */
  readonly totals: OrderTotals | null
  /** Name of the total. */
  readonly due: string
  /** How it is paid; left out, it asks for no payment. */
  readonly pay?: Pay
  readonly at: Date
}

/**
 * The order as PDF/A, by the parts of the invoice's.
 * @param ink colours of the shop
 * @returns the whole file
 */
export async function orderPdf(order: OrderDocument, ink: Ink): Promise<Buffer> {
  const { title, reference, seller, language, at, lines, totals, note, due } = order
  const words = documentWords(language)
  const paper = makePaper({ title: `${title} ${reference}`, author: seller.company, language, at, ink })
  const file = fileOf(paper)
  const sums = totals && { totals, words, due, pay: order.pay ?? null }
  let y = drawHead(paper, order)
  if (note) y = paper.write(note, PAGE.left, y, { lines: 12 }) + 16
  const end = await drawGoods(
    paper,
    { lines, words, language, priced: sums !== null },
    y,
    sums ? heightOfSums(sums) : 0,
  )
  if (sums) drawSums(paper, sums, end)
  drawFeet(paper, order)
  paper.doc.end()
  return file
}
