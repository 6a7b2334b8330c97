import { facturX } from './factur-x.ts'
import { drawFeet } from './feet.ts'
import { drawGoods } from './goods-table.ts'
import { drawHead } from './head.ts'
import type { Invoice } from './invoice.ts'
import { makePaper } from './paper.ts'
import { drawSums, heightOfSums } from './sums.ts'
import { facturXMetadata } from './xmp.ts'

/**
 * The invoice on paper: PDF/A-3b with the Factur-X data attached. The same order gives the same bytes.
 * @returns the whole file
 */
export async function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const at = invoice.order.placedAt
  const paper = makePaper({ title: `Invoice ${invoice.invoice.number}`, at })
  const { doc } = paper
  const file = collect(doc)
  const end = await drawGoods(paper, invoice.lines, drawHead(paper, invoice), heightOfSums(invoice))
  drawSums(paper, invoice, end)
  drawFeet(paper, invoice)
  const attachment: PDFKit.Mixins.PDFAttachmentOptions & { relationship: string } = {
    name: 'factur-x.xml',
    type: 'text/xml',
    description: 'Factur-X data of this invoice',
    relationship: 'Alternative',
    creationDate: at,
    modifiedDate: at,
  }
  doc.file(Buffer.from(facturX(invoice)), attachment)
  doc.appendXML(facturXMetadata)
  doc.end()
  return file
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
