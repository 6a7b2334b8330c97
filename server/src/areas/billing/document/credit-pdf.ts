import type { Ink } from '../../../platform/paper/paper.ts'
import { fileOf, makePaper, PAGE } from '../../../platform/paper/paper.ts'
import { attachData } from './attach-data.ts'
import type { CreditNote, CreditNoteLine } from './credit.ts'
import { creditFacturX } from './credit-factur-x.ts'
import { creditLanguage, creditReason, creditTerms, creditWords, nameOfCredit, notesOfCredit } from './credit-words.ts'
import { drawFeet } from './feet.ts'
import { drawGoods, type GoodsLine } from './goods-table.ts'
import { drawHead } from './head.ts'
import type { Letter } from './letter.ts'
import { showDate } from './show.ts'
import { drawSums, heightOfSums, type Summed } from './sums.ts'

/**
 * The credit note as PDF/A-3b with the Factur-X data attached, by the parts of the invoice's. The same credit note gives the
 * same bytes.
 * @param ink colours of the shop
 * @returns the whole file
 */
export async function creditPdf(note: CreditNote, ink: Ink): Promise<Buffer> {
  const at = new Date(note.issuedAt)
  const { number, seller } = note.credit
  const words = creditWords(note)
  const title = `${words.credit.title} ${number}`
  const paper = makePaper({ title, author: seller.company, language: creditLanguage(note), at, ink })
  const file = fileOf(paper)
  const letter = letterOf(note)
  const sums: Summed = {
    totals: note.totals,
    words,
    due: words.credit.due,
    pay: { ...creditTerms(note), account: null, reference: number },
  }
  const head = drawHead(paper, letter)
  const below = paper.write(creditReason(note), PAGE.left, head, { lines: 12 }) + 16
  const lines = note.lines.map(line => goodsLineOf(line, note))
  const extras = { ...words.extras, discount: words.credit.less }
  const end = await drawGoods(
    paper,
    { lines, words: { ...words, extras }, language: letter.language },
    below,
    heightOfSums(sums),
  )
  drawSums(paper, sums, end)
  drawFeet(paper, letter)
  attachData(paper, { data: creditFacturX(note), description: words.credit.data, at })
  paper.doc.end()
  return file
}

function goodsLineOf(credited: CreditNoteLine, note: CreditNote): GoodsLine {
  const { goods, ...line } = credited
  const remarks = line.of === 'price' ? [creditWords(note).credit.price] : []
  if (goods) return { ...goods, ...line, remarks, notes: notesOfCredit(credited, note) }
  const none = { sku: '', ean: null, brandName: '', productName: '', sizeName: '', flavourName: '' }
  return { ...line, ...none, text: nameOfCredit(credited, note) }
}

function letterOf(note: CreditNote): Letter {
  const { credit, corrects, order, invoiceAddress, shippingAddress, vatId } = note
  const words = creditWords(note)
  const language = creditLanguage(note)
  const { facts: t } = words
  const { facts: own } = words.credit
  const day = (text: string | undefined) => (text === undefined ? null : showDate(text, language))
  return {
    language,
    title: words.credit.title,
    reference: credit.number,
    seller: credit.seller,
    order: { invoiceAddress, shippingAddress: corrects && shippingAddress, vatId },
    facts: [
      [own.number, credit.number],
      [own.date, showDate(credit.issuedOn, language)],
      [own.corrects, corrects?.number ?? null],
      [own.of, day(corrects?.issuedOn)],
      [t.supply, day(corrects?.suppliedOn)],
      [own.year, note.bonusYear === null ? null : String(note.bonusYear)],
      [t.order, order && String(order.id)],
      [t.reference, order?.externalReference ?? null],
      [t.ourVatId, credit.seller.vatId],
    ],
  }
}
