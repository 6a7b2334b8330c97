import { setImmediate as nextTurn } from 'node:timers/promises'
import { centsText, countText } from '@fairfloor/domain/formats'
import { type Cents, cents, sum } from '@fairfloor/domain/money'
import { fileOf, type Ink, makePaper, PAGE, type Paper, type Style, WIDTH } from '../../../platform/paper/paper.ts'
import { type DocumentLine, factsOf, type OrderDocument } from './order-document.ts'
import { exportTexts } from './texts.ts'

type Texts = (typeof exportTexts)['en']

type Column = {
  x: number
  width: number
  align?: 'right'
  title: (t: Texts) => string
  value: (line: DocumentLine) => string
}

const right = (from: number, width: number) => ({ x: PAGE.left + from, width, align: 'right' }) as const

const columnsOf = ({ confirmedAt, lines }: OrderDocument): readonly Column[] => [
  { x: PAGE.left, width: 80, title: t => t.sku, value: line => line.sku },
  {
    x: PAGE.left + 86,
    width: 190,
    title: t => t.product,
    value: line => `${line.product} ${line.size} · ${line.flavour}`,
  },
  { ...right(280, 46), title: t => t.quantity, value: line => countText(line.quantity) },
  ...(confirmedAt
    ? [{ ...right(330, 46), title: (t: Texts) => t.released, value: (line: DocumentLine) => countText(line.released) }]
    : []),
  ...(lines.some(({ price }) => price !== null)
    ? [
        { ...right(378, 48), title: (t: Texts) => t.unit, value: (line: DocumentLine) => amount(line.price) },
        { ...right(430, WIDTH - 430), title: (t: Texts) => t.sum, value: (line: DocumentLine) => amount(line.sum) },
      ]
    : []),
]

const amount = (value: Cents | null): string => (value === null ? '' : centsText(value))

const PADDING = 4
const SMALL: Style = { size: 7.5, colour: 'soft' }

/**
 * The order as PDF/A, its lines by brand over as many pages as needed. Yields between pages, so that the server stays
 * responsive.
 * @param ink colours of the shop
 * @param sender the seller's company
 */
export async function orderPdf(order: OrderDocument, ink: Ink, sender: string): Promise<Buffer> {
  const t = exportTexts[order.language]
  const title = `${t.title} · ${order.show}`
  const paper = makePaper({ title, author: sender, language: order.language, at: order.at, ink })
  const file = fileOf(paper)
  const columns = columnsOf(order)
  let y = drawTitles(paper, columns, t, drawHead(paper, order, sender))
  let brand: string | undefined
  for (const line of order.lines) {
    const needed = heightOf(paper, columns, line) + (line.brand === brand ? 0 : 20)
    if (y + needed > PAGE.bottom) {
      paper.doc.addPage()
      await nextTurn()
      y = drawTitles(paper, columns, t, PAGE.top)
    }
    if (line.brand !== brand) y = paper.write(line.brand, PAGE.left, y + 6, { font: 'bold', size: 9.5 }) + 2
    brand = line.brand
    y = drawLine(paper, columns, line, y)
  }
  drawTotal(paper, order, y)
  drawFeet(paper, title, t)
  paper.doc.end()
  return file
}

function drawHead(paper: Paper, order: OrderDocument, sender: string): number {
  const t = exportTexts[order.language]
  paper.box(PAGE.left, PAGE.top, 6, 40, 'signal')
  paper.write(sender, PAGE.left + 16, PAGE.top - 1, { font: 'heading', size: 19, width: 290 })
  paper.write(order.show, PAGE.left + 16, PAGE.top + 27, { size: 8, colour: 'soft', width: 290 })
  paper.write(t.title, PAGE.right - 200, PAGE.top - 8, { font: 'heading', size: 34, align: 'right', width: 200 })
  let y = PAGE.top + 62
  for (const [name, value] of factsOf(order)) {
    paper.write(name, PAGE.left, y, { colour: 'soft', width: 110 })
    y = paper.write(value, PAGE.left + 116, y, { width: WIDTH - 116, lines: 14 }) + 3
  }
  return y + 14
}

function drawTitles(paper: Paper, columns: readonly Column[], t: Texts, y: number): number {
  for (const { title, ...place } of columns) paper.write(title(t), place.x, y, { ...SMALL, ...styleOf(place) })
  paper.rule(y + 14, PAGE.left, PAGE.right, 'ink')
  return y + 14
}

function drawLine(paper: Paper, columns: readonly Column[], line: DocumentLine, y: number): number {
  for (const { value, ...place } of columns)
    paper.write(value(line), place.x, y + PADDING, { ...styleOf(place), lines: 2 })
  const bottom = y + heightOf(paper, columns, line)
  paper.rule(bottom)
  return bottom
}

const heightOf = (paper: Paper, columns: readonly Column[], line: DocumentLine): number =>
  2 * PADDING + Math.max(...columns.map(({ value, width }) => paper.heightOf(value(line), { width, lines: 2 })))

const styleOf = ({ width, align }: Pick<Column, 'width' | 'align'>): Style => ({ width, ...(align && { align }) })

function drawTotal(paper: Paper, { language, lines }: OrderDocument, y: number): void {
  const t = exportTexts[language]
  const total = sum(lines.map(line => line.sum ?? cents(0)))
  const pieces = lines.reduce((all, { quantity }) => all + quantity, 0)
  let at = y + 10
  if (at + 30 > PAGE.bottom) {
    paper.doc.addPage()
    at = PAGE.top
  }
  paper.write(t.linesAndPieces(lines.length, pieces), PAGE.left, at, { font: 'bold' })
  if (lines.some(({ sum: ofLine }) => ofLine !== null))
    paper.write(`${t.total} ${centsText(total)}`, PAGE.left, at, { font: 'bold', size: 11, align: 'right' })
}

/** Call last, when all pages exist. */
function drawFeet(paper: Paper, title: string, t: Texts): void {
  const { count } = paper.doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    paper.doc.switchToPage(page)
    paper.write(`${title} · ${t.page(page + 1, count)}`, PAGE.left, 800, { size: 6.8, colour: 'soft', align: 'right' })
  }
}
