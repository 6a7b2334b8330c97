import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Language } from '@fairfloor/domain/language'
import { sizeText } from '@fairfloor/domain/size-text'
import { PAGE, type Paper, type Style } from '../../../platform/paper/paper.ts'
import { type InvoiceLine, reductionOf } from './invoice.ts'
import { showMoney, showNumber, showRate } from './show.ts'
import type { Words } from './texts.ts'

type Column = { x: number; width: number; align?: 'right' }

const COLUMNS = {
  line: { x: PAGE.left, width: 22 },
  sku: { x: PAGE.left + 24, width: 78 },
  name: { x: PAGE.left + 106, width: 172 },
  quantity: { x: PAGE.left + 282, width: 44, align: 'right' },
  price: { x: PAGE.left + 330, width: 56, align: 'right' },
  vat: { x: PAGE.left + 390, width: 32, align: 'right' },
  amount: { x: PAGE.left + 422, width: 71.28, align: 'right' },
} satisfies Record<keyof Words['columns'], Column>

/** A line with what else is said of it. */
export type GoodsLine = InvoiceLine & {
  readonly remarks?: readonly string[]
  /** What the customer added to it, each on lines of its own. */
  readonly notes?: readonly string[]
  /** Of a line without goods: what it is, in the place of their names. */
  readonly text?: string
}

type Goods = {
  readonly lines: readonly GoodsLine[]
  readonly words: Words
  readonly language: Language
  readonly priced?: boolean
}

const AMOUNTS: readonly string[] = ['price', 'vat', 'amount']

const PADDING = 4.5
/** Deposit, tax, label, free pieces, what is open and what is cancelled, each with its amount. */
const MOST_EXTRA_LINES = 8
const CARRY_HEIGHT = 20

/**
 * Draws the positions over as many pages as needed: each page repeats the header and, where the table continues,
 * carries the sum forward. Yields between pages, so that the server stays responsive.
 * @param below height of what follows on the last page of the table
 * @returns where the table ends on its last page
 */
export async function drawGoods(paper: Paper, goods: Goods, y: number, below: number): Promise<number> {
  const { lines, words, priced = true } = goods
  let at = drawTitles(paper, goods, y)
  let carried = 0
  for (const [i, line] of lines.entries()) {
    const needed = heightOf(paper, line, goods) + (i < lines.length - 1 ? CARRY_HEIGHT : below)
    if (i > 0 && at + needed > PAGE.bottom) {
      if (priced) drawCarry(paper, words.carried, carried, at)
      paper.doc.addPage()
      await nextTurn()
      at = drawTitles(paper, goods, PAGE.top)
      if (priced) at = drawCarry(paper, words.brought, carried, at)
    }
    at = drawLine(paper, line, goods, at)
    carried += line.net
  }
  return at
}

function drawTitles(paper: Paper, { words: { columns }, priced = true }: Goods, y: number): number {
  for (const [name, title] of Object.entries(columns))
    if (priced || !AMOUNTS.includes(name))
      cell(paper, COLUMNS[name as keyof typeof COLUMNS], title, y, { size: 7.5, colour: 'soft' })
  paper.rule(y + 14, PAGE.left, PAGE.right, 'ink')
  return y + 14
}

function drawCarry(paper: Paper, title: string, sum: number, y: number): number {
  cell(paper, COLUMNS.name, title, y + PADDING, { font: 'bold' })
  cell(paper, COLUMNS.amount, showMoney(sum), y + PADDING, { font: 'bold' })
  paper.rule(y + CARRY_HEIGHT)
  return y + CARRY_HEIGHT
}

function drawLine(paper: Paper, line: GoodsLine, goods: Goods, y: number): number {
  const top = y + PADDING
  const small: Style = { size: 7.5, colour: 'soft' }
  cell(paper, COLUMNS.line, String(line.line), top, { colour: 'soft' })
  const underSku = cell(paper, COLUMNS.sku, line.sku, top)
  if (line.ean) cell(paper, COLUMNS.sku, line.ean, underSku, small)
  cell(paper, COLUMNS.quantity, showNumber(line.quantity), top)
  if (goods.priced ?? true) {
    cell(paper, COLUMNS.price, showMoney(line.unitNet), top)
    cell(paper, COLUMNS.vat, showRate(line.vatRate), top)
    cell(paper, COLUMNS.amount, showMoney(line.net), top)
  }
  let at = top
  for (const { text, style } of descriptionOf(line, goods)) at = cell(paper, COLUMNS.name, text, at, style)
  const bottom = y + heightOf(paper, line, goods)
  paper.rule(bottom)
  return bottom
}

const heightOf = (paper: Paper, line: GoodsLine, goods: Goods): number =>
  descriptionOf(line, goods).reduce(
    (height, { text, style }) => height + paper.heightOf(text, { ...style, width: COLUMNS.name.width }),
    2 * PADDING,
  )

function descriptionOf(
  line: GoodsLine,
  { words: { extras: t }, language, priced = true }: Goods,
): { text: string; style: Style }[] {
  const charges = [
    line.deposit > 0 ? t.deposit(showMoney(line.deposit)) : '',
    line.consumptionTax > 0 ? t.consumptionTax(showMoney(line.consumptionTax)) : '',
    line.label > 0 ? t.label(showMoney(line.label)) : '',
    reductionOf(line) > 0 ? t.discount(showMoney(reductionOf(line))) : '',
  ].filter(Boolean)
  const extras = [...(priced ? charges : []), ...(line.remarks ?? [])]
  return [
    { text: line.text ?? `${line.brandName} ${line.productName}`, style: { font: 'bold', lines: 3 } },
    ...(line.text === undefined
      ? [{ text: `${sizeText(line.sizeName, language)} · ${line.flavourName}`, style: { lines: 3 } satisfies Style }]
      : []),
    ...(extras.length > 0
      ? [{ text: extras.join(' · '), style: { size: 7.5, colour: 'soft', lines: MOST_EXTRA_LINES } satisfies Style }]
      : []),
    ...(line.notes ?? []).map(text => ({ text, style: { size: 7.5, lines: MOST_EXTRA_LINES } satisfies Style })),
  ]
}

const cell = (paper: Paper, { x, width, align }: Column, text: string, y: number, style: Style = {}): number =>
  paper.write(text, x, y, { ...style, width, align })
