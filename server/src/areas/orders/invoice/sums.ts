import type { VatPart } from '@fairfloor/domain/orders/totals'
import { chargesOf, exemptionsOf, type Invoice } from './invoice.ts'
import { PAGE, type Paper, WIDTH } from './paper.ts'
import { paymentOf } from './payment.ts'
import { showIban, showMoney, showRate } from './show.ts'

const SUMS_X = PAGE.left + 262
const ROW = 15
const TOTAL_HEIGHT = 30
const PAY_HEIGHT = 54
const NOTE = 13
const GAP = 14

type Row = { name: string; amount: number; bold?: boolean }

/** Draws sums, VAT by rate, exemptions and how to pay: one block that no page end tears. */
export function drawSums(paper: Paper, invoice: Invoice, y: number): void {
  const { totals } = invoice.order
  let at = y + GAP
  if (at + heightOfSums(invoice) > PAGE.bottom) {
    paper.doc.addPage()
    at = PAGE.top
  }
  drawVat(paper, totals.breakdown, at)
  drawRows(paper, rowsOf(invoice), totals.gross, at)
  at += heightOfColumns(invoice)
  for (const note of exemptionsOf(totals)) at = paper.write(note, PAGE.left, at, { size: 8 }) + 2
  drawPayment(paper, invoice, at + 8)
}

export const heightOfSums = (invoice: Invoice): number =>
  GAP + heightOfColumns(invoice) + exemptionsOf(invoice.order.totals).length * NOTE + 8 + PAY_HEIGHT

const heightOfColumns = (invoice: Invoice): number =>
  Math.max(rowsOf(invoice).length * ROW + TOTAL_HEIGHT + 8, (invoice.order.totals.breakdown.length + 1) * ROW) + 20

function rowsOf({ order }: Invoice): Row[] {
  const { totals } = order
  return [
    { name: 'Goods', amount: totals.goods.net },
    ...chargesOf(totals).map(({ name, net }) => ({ name, amount: net })),
    { name: 'Total without VAT', amount: totals.net, bold: true },
    ...totals.breakdown
      .filter(({ rate }) => rate > 0)
      .map(({ rate, vat }) => ({ name: `VAT ${showRate(rate)}`, amount: vat })),
  ]
}

function drawRows(paper: Paper, rows: readonly Row[], gross: number, y: number): void {
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
  paper.box(SUMS_X - 10, at + 4, width + 20, TOTAL_HEIGHT, 'signal')
  paper.write('Amount due', SUMS_X, at + 12.5, { font: 'bold', size: 9.5, width: 80 })
  paper.write(showMoney(gross), SUMS_X + 60, at + 7.5, {
    font: 'heading',
    size: 18,
    width: width - 60,
    align: 'right',
  })
}

function drawVat(paper: Paper, breakdown: readonly VatPart[], y: number): void {
  const columns: { title: string; x: number; width: number; of: (part: VatPart) => string }[] = [
    { title: 'VAT', x: PAGE.left, width: 60, of: ({ category, rate }) => (category === 'E' ? 'none' : showRate(rate)) },
    { title: 'Net', x: PAGE.left + 60, width: 80, of: ({ net }) => showMoney(net) },
    { title: 'VAT amount', x: PAGE.left + 146, width: 80, of: ({ vat }) => showMoney(vat) },
  ]
  for (const { title, x, width, of } of columns) {
    const align = x === PAGE.left ? 'left' : 'right'
    paper.write(title, x, y, { size: 7.5, colour: 'soft', width, align })
    for (const [i, part] of breakdown.entries()) paper.write(of(part), x, y + ROW * (i + 1), { width, align })
  }
  paper.rule(y + 12.5, PAGE.left, PAGE.left + 226)
}

function drawPayment(paper: Paper, invoice: Invoice, y: number): void {
  const { terms, byTransfer } = paymentOf(invoice)
  const { seller, number } = invoice.invoice
  const x = PAGE.left + 14
  paper.box(PAGE.left, y, WIDTH, PAY_HEIGHT, 'fog')
  paper.write(terms, x, y + 10, { font: 'bold', size: 10, width: WIDTH - 28 })
  if (!byTransfer) return void paper.write(`Reference ${number}`, x, y + 30, { width: WIDTH - 28 })
  const facts: [name: string, value: string, width: number][] = [
    ['IBAN', showIban(seller.iban), 140],
    ['BIC', seller.bic, 90],
    ['Bank', seller.bank, 120],
    ['Reference', number, 110],
  ]
  let at = x
  for (const [name, value, width] of facts) {
    paper.write(name, at, y + 26, { size: 7, colour: 'soft', width })
    paper.write(value, at, y + 36, { font: name === 'Bank' ? 'regular' : 'bold', width: width - 6 })
    at += width
  }
}
