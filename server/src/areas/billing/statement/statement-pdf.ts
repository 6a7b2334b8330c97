import { calendarDay, centsText } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'
import { type Cents, cents } from '@fairfloor/domain/money'
import type { Seller } from '@fairfloor/domain/seller/seller'
import { fileOf, type Ink, makePaper, PAGE, type Paper, WIDTH } from '../../../platform/paper/paper.ts'
import type { AccountStatement } from './account-statement.ts'
import { statementTexts } from './texts.ts'

type Look = { readonly language: Language; readonly seller: Seller; readonly ink: Ink; readonly at: Date }
type Line = AccountStatement['lines'][number]

const COLUMNS = {
  on: { x: PAGE.left, width: 84 },
  what: { x: PAGE.left + 90, width: 196 },
  debit: { x: PAGE.right - 206, width: 64, align: 'right' },
  credit: { x: PAGE.right - 138, width: 64, align: 'right' },
  balance: { x: PAGE.right - 72, width: 72, align: 'right' },
} as const

const ROW = 28
const BAND = 30

/** A statement of account as PDF/A. @returns the whole file */
export async function statementPdf(statement: AccountStatement, look: Look): Promise<Buffer> {
  const { language, seller, ink, at } = look
  const t = statementTexts[language]
  const title = `${t.title} ${statement.customer.company}`
  const paper = makePaper({ title, author: seller.company, language, at, ink })
  const file = fileOf(paper)
  let y = drawTitles(paper, drawHead(paper, statement, look), language)
  y = drawBalance(paper, y, { day: statement.period.from, name: t.opening, balance: statement.opening }, language)
  for (const line of statement.lines) {
    y = roomFor(paper, y, ROW, language)
    y = drawLine(paper, line, y, language)
  }
  y = roomFor(paper, y, BAND + 40, language)
  drawClosing(paper, statement, y + 10, language)
  drawFeet(paper, look, t.title)
  paper.doc.end()
  return file
}

/** Begins a page where the rest of this one is too short. */
function roomFor(paper: Paper, y: number, height: number, language: Language): number {
  if (y + height <= PAGE.bottom) return y
  paper.doc.addPage()
  return drawTitles(paper, PAGE.top, language)
}

function drawHead(paper: Paper, { customer, address, period }: AccountStatement, { language, seller }: Look): number {
  const t = statementTexts[language]
  paper.box(PAGE.left, PAGE.top, 6, 40, 'signal')
  paper.write(seller.company, PAGE.left + 16, PAGE.top - 1, { font: 'heading', size: 19, width: 250 })
  const home = `${seller.street} ${seller.number}, ${seller.zip} ${seller.city}`
  paper.write(home, PAGE.left + 16, PAGE.top + 27, { size: 8, colour: 'soft', width: 250 })
  const right = { font: 'heading', size: 26, align: 'right', width: 250 } as const
  paper.write(t.title, PAGE.right - 250, PAGE.top - 4, right)
  let y = PAGE.top + 78
  const facts: (readonly [string, string | null])[] = [
    [t.number, customer.erpId],
    [t.period, t.days(longDay(period.from, language), longDay(period.until, language))],
  ]
  let at = y
  for (const [name, value] of facts) {
    if (!value) continue
    paper.write(name, PAGE.right - 280, at, { colour: 'soft', width: 90 })
    at = paper.write(value, PAGE.right - 190, at, { width: 190, align: 'right', lines: 2 }) + 4
  }
  const lines = address ? [`${address.street} ${address.number}`, `${address.zip} ${address.city}`] : []
  y = paper.write(customer.company, PAGE.left, y, { font: 'bold', size: 10, width: 200, lines: 2 })
  for (const line of lines) y = paper.write(line, PAGE.left, y, { size: 9, width: 200 })
  return Math.max(y, at) + 26
}

function drawTitles(paper: Paper, y: number, language: Language): number {
  const t = statementTexts[language]
  for (const [name, column] of Object.entries(COLUMNS))
    paper.write(t[name as keyof typeof COLUMNS], column.x, y, {
      size: 7.5,
      colour: 'soft',
      width: column.width,
      ...('align' in column && { align: column.align }),
    })
  paper.rule(y + 14, PAGE.left, PAGE.right, 'ink')
  return y + 14
}

type Balance = { readonly day: string; readonly name: string; readonly balance: Cents }

function drawBalance(paper: Paper, y: number, { day, name, balance }: Balance, language: Language): number {
  paper.write(longDay(day, language), COLUMNS.on.x, y + 8, { width: COLUMNS.on.width })
  paper.write(name, COLUMNS.what.x, y + 8, { font: 'bold', width: COLUMNS.what.width })
  amount(paper, balance, COLUMNS.balance, y + 8, true)
  paper.rule(y + ROW)
  return y + ROW
}

function drawLine(paper: Paper, line: Line, y: number, language: Language): number {
  const t = statementTexts[language]
  const { on, what, debit, credit, balance } = COLUMNS
  paper.write(longDay(line.on, language), on.x, y + 8, { width: on.width })
  const name = [t.kinds[line.kind], line.number].filter(Boolean).join(' ')
  const details = [
    line.method && (t.methods[line.method] ?? line.method),
    line.orderId !== null && t.orderOf(line.orderId),
    line.text,
  ]
  const text = details.filter(Boolean).join(' · ')
  paper.write(name, what.x, y + (text ? 4 : 8), { width: what.width })
  if (text) paper.write(text, what.x, y + 15, { size: 7, colour: 'soft', width: what.width })
  if (line.change > 0) amount(paper, line.change, debit, y + 8)
  else amount(paper, cents(-line.change), credit, y + 8)
  amount(paper, line.balance, balance, y + 8)
  paper.rule(y + ROW)
  return y + ROW
}

function amount(paper: Paper, of: Cents, { x, width }: { x: number; width: number }, y: number, bold = false): void {
  paper.write(centsText(of), x, y, { width, align: 'right', ...(bold && { font: 'bold' }) })
}

function drawClosing(paper: Paper, { closing, period }: AccountStatement, y: number, language: Language): void {
  const t = statementTexts[language]
  const x = PAGE.right - 282
  paper.box(x, y, 282, BAND, 'signal')
  const name = `${t.closing}, ${longDay(period.until, language)}`
  paper.write(name, x + 10, y + 9, { font: 'bold', size: 9, width: 160, colour: 'onSignal' })
  const style = { font: 'heading', size: 18, width: 110, align: 'right', colour: 'onSignal' } as const
  paper.write(centsText(closing), PAGE.right - 120, y + 4, style)
  const says = closing > 0 ? t.inOurFavour : closing < 0 ? t.inYourFavour : t.even
  paper.write(says, x, y + BAND + 8, { size: 8, colour: 'soft', width: 282, align: 'right' })
}

function drawFeet(paper: Paper, { seller, language }: Look, title: string): void {
  const { bank, iban, bic, phone, email, vatId } = seller
  const says = [bank, iban.replace(/(.{4})(?=.)/g, '$1 '), bic, phone, email, vatId].filter(Boolean).join(' · ')
  const { count } = paper.doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    paper.doc.switchToPage(page)
    paper.rule(776)
    paper.write(says, PAGE.left, 784, { size: 6.8, colour: 'soft', width: WIDTH })
    const place = `${title} · ${statementTexts[language].page(page + 1, count)}`
    paper.write(place, PAGE.left, 798, { size: 6.8, colour: 'soft', align: 'right' })
  }
}

const longDay = (day: string, language: Language) => calendarDay(day, language, { year: true })
