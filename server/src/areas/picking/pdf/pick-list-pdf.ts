import { dayIn } from '@fairfloor/domain/day'
import { extraLines } from '@fairfloor/domain/extras'
import { calendarDay, countText } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'
import type { PickList } from '@fairfloor/domain/picking/contract'
import { titles } from '@fairfloor/domain/picking/titles'
import type { Seller } from '@fairfloor/domain/seller/seller'
import { sizeText } from '@fairfloor/domain/size-text'
import { fileOf, type Ink, makePaper, PAGE, type Paper, type Style, WIDTH } from '../../../platform/paper/paper.ts'
import { drawBars } from './bars.ts'
import { pickListTexts } from './texts.ts'

type Look = { readonly language: Language; readonly seller: Seller; readonly timeZone: string; readonly ink: Ink }
type Position = PickList['positions'][number]

const COLUMNS = {
  article: { x: PAGE.left, width: 170 },
  code: { x: PAGE.left + 178, width: 104 },
  lot: { x: PAGE.left + 296, width: 88 },
  quantity: { x: PAGE.left + 386, width: 62, align: 'right' },
  done: { x: PAGE.left + 456, width: 37 },
} as const

/** More lots than this are not printed: the first to expire come first. */
const MOST_LOTS = 3
const ROW = 46

/** A pick list as PDF: a box to tick for each line, and bars to scan. @returns the whole file */
export async function pickListPdf(list: PickList, look: Look): Promise<Buffer> {
  const { language, seller, ink } = look
  const title = titles[language].pickList(list.pick_list_id)
  const paper = makePaper({ title, author: seller.company, language, at: new Date(list.made_at), ink })
  const file = fileOf(paper)
  let y = drawTitles(paper, drawHead(paper, list, title, look), language)
  for (const position of list.positions) {
    if (y + heightOf(paper, position, language) > PAGE.bottom) {
      paper.doc.addPage()
      y = drawTitles(paper, PAGE.top, language)
    }
    y = drawPosition(paper, position, y, language)
  }
  const t = pickListTexts[language]
  const pieces = list.positions.reduce((sum, { quantity }) => sum + quantity, 0)
  paper.write(t.total(pieces, list.positions.length), PAGE.left, y + 8, { font: 'bold', size: 9.5 })
  drawFeet(paper, title, language)
  paper.doc.end()
  return file
}

function drawHead(paper: Paper, list: PickList, title: string, { language, timeZone }: Look): number {
  const t = pickListTexts[language]
  const madeOn = calendarDay(dayIn(new Date(list.made_at), timeZone), language, { year: true })
  paper.box(PAGE.left, PAGE.top, 6, 30, 'signal')
  paper.write(title, PAGE.left + 16, PAGE.top - 2, { font: 'heading', size: 26, width: 300 })
  drawBars(paper, `L${list.pick_list_id}`, { x: PAGE.right - 110, y: PAGE.top, width: 110 })
  const facts = [
    [t.order, String(list.order_id)],
    [t.customer, list.company],
    [t.shipTo, list.ship_to],
    [t.carrier, list.carrier],
    [t.made, [madeOn, list.by].filter(Boolean).join(', ')],
  ] as const
  let y = PAGE.top + 48
  for (const [name, value] of facts) {
    paper.write(name, PAGE.left, y, { colour: 'soft', width: 80 })
    y = paper.write(value, PAGE.left + 84, y, { size: 9.5, width: WIDTH - 84, lines: 2 }) + 2
  }
  for (const note of [list.label_service ? t.label : null, list.note, list.internal_note])
    if (note) y = paper.write(note, PAGE.left, y + 4, { font: 'bold', size: 9, lines: 4 })
  return y + 14
}

function drawTitles(paper: Paper, y: number, language: Language): number {
  const t = pickListTexts[language]
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

function drawPosition(paper: Paper, position: Position, y: number, language: Language): number {
  const t = pickListTexts[language]
  const top = y + 6
  const { article, code, lot, quantity, done } = COLUMNS
  const under = paper.write(sizeText(position.name, language), article.x, top, {
    font: 'bold',
    size: 9,
    width: article.width,
    lines: 2,
  })
  paper.write(position.sku, article.x, under, { size: 7.5, colour: 'soft', width: article.width })
  drawBars(paper, position.ean ?? position.sku, { x: code.x, y: top, width: code.width })
  let at: number = top
  for (const one of position.lots.slice(0, MOST_LOTS)) {
    const day = one.best_before && calendarDay(one.best_before, language, { year: true })
    at = paper.write([one.lot, day].filter(Boolean).join(' · '), lot.x, at, { size: 7.5, width: lot.width })
  }
  const pieces = paper.write(countText(position.quantity), quantity.x, top - 2, {
    font: 'bold',
    size: 15,
    width: quantity.width,
    align: 'right',
  })
  const cases = Math.floor(position.quantity / position.units_per_case)
  if (position.units_per_case > 1 && cases > 0)
    paper.write(t.cases(cases, position.quantity % position.units_per_case), quantity.x, pieces, {
      size: 7,
      colour: 'soft',
      width: quantity.width,
      align: 'right',
    })
  paper.doc
    .rect(done.x + 10, top + 2, 20, 20)
    .lineWidth(1)
    .stroke('#14171A')
  let end = y + ROW
  for (const note of notesOf(position, language))
    end = paper.write(note, article.x, end - NOTES_RISE, NOTE) + NOTES_RISE
  paper.rule(end)
  return end
}

/** What the customer added to a line stands below it, over all columns but the box. */
const NOTE: Style = { font: 'bold', size: 8, width: COLUMNS.done.x - COLUMNS.article.x, lines: 4 }
const NOTES_RISE = 5

const notesOf = ({ extras }: Position, language: Language) => extraLines(extras, 'pick list', language)

const heightOf = (paper: Paper, position: Position, language: Language): number =>
  notesOf(position, language).reduce((height, note) => height + paper.heightOf(note, NOTE), ROW)

function drawFeet(paper: Paper, title: string, language: Language): void {
  const { count } = paper.doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    paper.doc.switchToPage(page)
    paper.write(`${title} · ${pickListTexts[language].page(page + 1, count)}`, PAGE.left, 790, {
      size: 6.8,
      colour: 'soft',
      align: 'right',
    })
  }
}
