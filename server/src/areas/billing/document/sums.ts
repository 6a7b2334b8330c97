import type { OrderTotals, VatPart } from '@fairfloor/domain/billing/totals'
import type { Seller } from '@fairfloor/domain/seller/seller'
import { PAGE, type Paper, WIDTH } from '../../../platform/paper/paper.ts'
import { chargesOf, exemptionsOf, type Invoice } from './invoice.ts'
import { paymentOf } from './payment.ts'
import { showIban, showMoney, showRate } from './show.ts'
import { type Words, wordsOf } from './texts.ts'

const SUMS_X = PAGE.left + 262
const ROW = 15
const TOTAL_HEIGHT = 30
const PAY_HEIGHT = 54
const NOTE = 13
const GAP = 14
/** Padding of the coloured band. */
const BAND = 10

type Row = { name: string; amount: number; bold?: boolean }

/** How the amount is paid: in words, and for a transfer the account; `reference` is the document's number. */
export type Pay = {
  readonly terms: string
  /** Said below, in the place of the reference. */
  readonly more?: string
  readonly account: Seller | null
  readonly reference: string
}

/** What the sums of a document show; `pay` is null for one that asks for no payment. */
export type Summed = {
  readonly totals: OrderTotals
  readonly words: Words
  /** Name of the total. */
  readonly due: string
  /** Cents that were paid ahead, that rounding takes off, and what is left to pay; left out, all of it is. */
  readonly prepaid?: number
  readonly rounding?: number
  readonly toPay?: number
  readonly pay: Pay | null
}

export const summed = (invoice: Invoice): Summed => {
  const words = wordsOf(invoice)
  const { terms, byTransfer, prepaid, rounding, due } = paymentOf(invoice)
  const { seller, number } = invoice.invoice
  const pay: Pay = { terms, account: byTransfer && due > 0 && seller.iban !== '' ? seller : null, reference: number }
  return { totals: invoice.totals, words, due: words.due, prepaid, rounding, toPay: due, pay }
}

/** Draws totals, VAT by rate, exemptions and payment details: one block that is never split over pages. */
export function drawSums(paper: Paper, sums: Summed, y: number): void {
  const { totals, words, due, pay } = sums
  let at = y + GAP
  if (at + heightOfSums(sums) > PAGE.bottom) {
    paper.doc.addPage()
    at = PAGE.top
  }
  drawVat(paper, totals.breakdown, words, at)
  drawRows(paper, { rows: rowsOf(sums), due, gross: sums.toPay ?? totals.gross }, at)
  at += heightOfColumns(sums)
  for (const note of exemptionsOf(totals, words)) at = paper.write(note, PAGE.left, at, { size: 8 }) + 2
  if (pay) drawPayment(paper, pay, words, at + 8)
}

export const heightOfSums = (sums: Summed): number =>
  GAP + heightOfColumns(sums) + exemptionsOf(sums.totals, sums.words).length * NOTE + (sums.pay ? 8 + PAY_HEIGHT : 0)

const heightOfColumns = (sums: Summed): number =>
  Math.max(rowsOf(sums).length * ROW + TOTAL_HEIGHT + 8, (sums.totals.breakdown.length + 1) * ROW) + 20

function rowsOf({ totals, words: t, prepaid = 0, rounding = 0 }: Summed): Row[] {
  return [
    { name: t.goods, amount: totals.goods.net },
    ...chargesOf(totals, t).map(({ name, net }) => ({ name, amount: net })),
    { name: t.net, amount: totals.net, bold: true },
    ...totals.breakdown
      .filter(({ rate }) => rate > 0)
      .map(({ rate, vat }) => ({ name: t.vat(showRate(rate)), amount: vat })),
    ...(prepaid > 0 ? [{ name: t.prepaid, amount: -prepaid }] : []),
    ...(rounding > 0 ? [{ name: t.rounding, amount: -rounding }] : []),
  ]
}

type Sums = { rows: readonly Row[]; due: string; gross: number }

function drawRows(paper: Paper, { rows, due, gross }: Sums, y: number): void {
  const width = PAGE.right - SUMS_X
  let at = y
  for (const { name, amount, bold } of rows) {
    const font = bold ? 'bold' : 'regular'
    if (bold) {
      paper.rule(at, SUMS_X)
      at += 4
    }
    paper.write(name, SUMS_X, at, { font, width: width - 72 })
    paper.write(showMoney(amount), PAGE.right - 72, at, { font, width: 72, align: 'right' })
    at += ROW
  }
  paper.box(SUMS_X, at + 4, width, TOTAL_HEIGHT, 'signal')
  paper.write(due, SUMS_X + BAND, at + 12.5, { font: 'bold', size: 9.5, width: 110, colour: 'onSignal' })
  paper.write(showMoney(gross), SUMS_X + 60, at + 7.5, {
    font: 'heading',
    size: 18,
    width: width - 60 - BAND,
    align: 'right',
    colour: 'onSignal',
  })
}

function drawVat(paper: Paper, breakdown: readonly VatPart[], { breakdown: t }: Words, y: number): void {
  const columns: { title: string; x: number; width: number; of: (part: VatPart) => string }[] = [
    {
      title: t.rate,
      x: PAGE.left,
      width: 60,
      of: ({ category, rate }) => (category === 'E' ? t.none : showRate(rate)),
    },
    { title: t.net, x: PAGE.left + 60, width: 80, of: ({ net }) => showMoney(net) },
    { title: t.vat, x: PAGE.left + 146, width: 80, of: ({ vat }) => showMoney(vat) },
  ]
  for (const { title, x, width, of } of columns) {
    const align = x === PAGE.left ? 'left' : 'right'
    paper.write(title, x, y, { size: 7.5, colour: 'soft', width, align })
    for (const [i, part] of breakdown.entries()) paper.write(of(part), x, y + ROW * (i + 1), { width, align })
  }
  paper.rule(y + 12.5, PAGE.left, PAGE.left + 226)
}

function drawPayment(paper: Paper, { terms, more, account, reference: number }: Pay, words: Words, y: number): void {
  const { reference, bank } = words
  const x = PAGE.left + 14
  paper.box(PAGE.left, y, WIDTH, PAY_HEIGHT, 'fog')
  paper.write(terms, x, y + 10, { font: 'bold', size: 10, width: WIDTH - 28 })
  if (!account) return void paper.write(more || `${reference} ${number}`, x, y + 30, { width: WIDTH - 28 })
  const facts: [name: string, value: string, width: number][] = [
    ['IBAN', showIban(account.iban), 140],
    ['BIC', account.bic, 90],
    [bank, account.bank, 120],
    [reference, number, 110],
  ]
  let at = x
  for (const [name, value, width] of facts.filter(([, value]) => value !== '')) {
    paper.write(name, at, y + 26, { size: 7, colour: 'soft', width })
    paper.write(value, at, y + 36, { font: name === bank ? 'regular' : 'bold', width: width - 6 })
    at += width
  }
}
