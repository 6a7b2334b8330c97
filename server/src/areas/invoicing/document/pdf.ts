import { fileOf, type Ink, makePaper } from '../../../platform/paper/paper.ts'
import { facturX } from './factur-x.ts'
import { drawFeet } from './feet.ts'
import { drawGoods } from './goods-table.ts'
import { drawHead } from './head.ts'
import type { Invoice } from './invoice.ts'
import { drawSums, heightOfSums } from './sums.ts'
import { languageOf, wordsOf } from './texts.ts'
import { facturXMetadata } from './xmp.ts'

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
  const end = await drawGoods(paper, { lines: invoice.lines, words }, drawHead(paper, invoice), heightOfSums(invoice))
  drawSums(paper, invoice, end)
  drawFeet(paper, invoice)
  const attachment: PDFKit.Mixins.PDFAttachmentOptions & { relationship: string } = {
    name: 'factur-x.xml',
    type: 'text/xml',
    description: words.data,
    relationship: 'Alternative',
    creationDate: at,
    modifiedDate: at,
  }
  doc.file(Buffer.from(facturX(invoice)), attachment)
  doc.appendXML(facturXMetadata)
  doc.end()
  return file
}
