import { on } from '@fairfloor/brands/logos/colour'
import type { RangeBrand } from '@fairfloor/brands/range/brand'
import type { Range } from '@fairfloor/brands/range/types'
import PDFDocument from 'pdfkit'
import { fontFiles } from '../src/platform/paper/font-files.ts'

const INK = '#14171A'
const SOFT = '#5B6168'
const LEFT = 48
const RIGHT = 547
const ROW = 17
const COLUMNS = [
  { head: 'Product', x: LEFT, width: 190 },
  { head: 'Size', x: 242, width: 80 },
  { head: 'Per case', x: 322, width: 50, align: 'right' },
  { head: 'Show price', x: 384, width: 76, align: 'right' },
  { head: 'MSRP', x: 471, width: 76, align: 'right' },
] as const

/** The same sheet always has the same bytes. */
const PRINTED = new Date('2025-01-02T08:00:00Z')

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })

/** A brand's show prices as a PDF: the same for every customer. */
export async function drawPriceSheet(brand: RangeBrand, range: Range): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: '',
    lang: 'en',
    displayTitle: true,
    info: { Title: `${brand.name}: prices at the show`, Creator: 'Fairfloor', CreationDate: PRINTED },
  })
  const chunks: Buffer[] = []
  doc.on('data', chunk => chunks.push(chunk))
  const ended = new Promise(done => doc.on('end', done))
  for (const [name, path] of Object.entries(fontFiles)) doc.registerFont(name, path)
  let y = head(doc, brand)
  for (const cells of rowsOf(brand, range)) {
    if (y > 780) {
      doc.addPage()
      y = columnHeads(doc, 60)
    }
    line(doc, y, cells, 'regular', INK)
    doc
      .moveTo(LEFT, y + ROW - 4)
      .lineTo(RIGHT, y + ROW - 4)
      .lineWidth(0.4)
      .stroke('#DFE2DC')
    y += ROW
  }
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

function head(doc: PDFKit.PDFDocument, { name, claim, colours }: RangeBrand): number {
  const { ground, ink, accent } = colours
  doc.rect(0, 0, 595.28, 116).fill(ground)
  doc.rect(0, 116, 595.28, 5).fill(accent)
  doc
    .font('heading')
    .fontSize(34)
    .fillColor(on(ground, ink, accent))
    .text(name, LEFT, 30)
  doc.font('regular').fontSize(10).text(claim, LEFT, 76)
  doc.font('heading').fontSize(18).fillColor(INK).text('Prices at the show', LEFT, 142)
  doc.font('regular').fontSize(8.5).fillColor(SOFT)
  doc.text('Net prices of one unit, without VAT. MSRP: recommended to consumers, with VAT.', LEFT, 166)
  return columnHeads(doc, 194)
}

function columnHeads(doc: PDFKit.PDFDocument, y: number): number {
  line(
    doc,
    y,
    COLUMNS.map(({ head: words }) => words),
    'heading',
    SOFT,
  )
  doc
    .moveTo(LEFT, y + 15)
    .lineTo(RIGHT, y + 15)
    .lineWidth(1)
    .stroke(INK)
  return y + 22
}

function line(
  doc: PDFKit.PDFDocument,
  y: number,
  cells: readonly string[],
  font: keyof typeof fontFiles,
  colour: string,
) {
  doc.font(font).fontSize(8.5).fillColor(colour)
  for (const [i, column] of COLUMNS.entries()) {
    const { x, width } = column
    const align = 'align' in column ? column.align : 'left'
    doc.text(cells[i] ?? '', x, y, { width, align, lineBreak: false })
  }
}

function rowsOf(brand: RangeBrand, range: Range): string[][] {
  const products = new Map(range.products.filter(one => one.brand === brand.erpId).map(one => [one.erpId, one.name]))
  const price = (amount: number | null) => (amount === null ? '' : euro.format(amount / 100).replace(/\s/g, ' '))
  return range.sizes
    .filter(size => products.has(size.product))
    .toSorted((a, b) => a.rank - b.rank)
    .map(size => [
      products.get(size.product)!,
      size.name,
      String(size.unitsPerCase),
      price(size.showPrice ?? size.price.current),
      price(size.msrp),
    ])
}
