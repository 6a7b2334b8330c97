import { extraLines } from '@fairfloor/domain/extras'
import { fileOf, type Ink, makePaper } from '../../../platform/paper/paper.ts'
import { attachData } from './attach-data.ts'
import { facturX } from './factur-x.ts'
import { drawFeet } from './feet.ts'
import { drawGoods } from './goods-table.ts'
import { drawHead } from './head.ts'
import type { Invoice } from './invoice.ts'
import type { Letter } from './letter.ts'
import { paymentOf } from './payment.ts'
import { showDate } from './show.ts'
import { drawSums, heightOfSums, summed } from './sums.ts'
import { languageOf, wordsOf } from './texts.ts'

/**
 * The invoice as PDF/A-3b with the Factur-X data attached. The same invoice gives the same bytes.
 * @param ink colours of the shop
 * @returns the whole file
 */
export async function invoicePdf(invoice: Invoice, ink: Ink): Promise<Buffer> {
  const at = new Date(invoice.issuedAt)
  const { number, seller } = invoice.invoice
  const words = wordsOf(invoice)
  const paper = makePaper({
    title: `${words.invoice} ${number}`,
    author: seller.company,
    language: languageOf(invoice),
    at,
    ink,
  })
  const { doc } = paper
  const file = fileOf(paper)
  const letter = letterOf(invoice)
  const sums = summed(invoice)
  const lines = invoice.lines.map(line => ({ ...line, notes: extraLines(line.extras, 'invoice', letter.language) }))
  const end = await drawGoods(
    paper,
    { lines, words, language: letter.language },
    drawHead(paper, letter),
    heightOfSums(sums),
  )
  drawSums(paper, sums, end)
  drawFeet(paper, letter)
  attachData(paper, { data: facturX(invoice), description: words.data, at })
  doc.end()
  return file
}

function letterOf(whole: Invoice): Letter {
  const { order, invoice } = whole
  const words = wordsOf(whole)
  const { facts: t } = words
  const language = languageOf(whole)
  return {
    language,
    title: words.invoice,
    reference: invoice.number,
    seller: invoice.seller,
    order,
    facts: [
      [t.number, invoice.number],
      [t.date, showDate(invoice.issuedOn, language)],
      [t.supply, showDate(invoice.suppliedOn, language)],
      [t.due, showDate(invoice.dueOn, language)],
      [t.order, String(order.id)],
      [t.reference, order.externalReference],
      [t.payment, paymentOf(whole).name],
      [t.carrier, order.carrier],
      [t.ourVatId, invoice.seller.vatId],
    ],
  }
}
