import type { RichText, Run } from '@fairfloor/domain/content/contract'
import type { Language } from '@fairfloor/domain/language'
import { fontFiles } from '../../platform/paper/font-files.ts'
import { headTexts } from './head-texts.ts'

const MARGIN = 62
const FOOT = 40

/** The printed parts of a page. */
export type Printed = { title: string; lead: string; sections: readonly { head: string; content: RichText }[] }

/** A page as an A4 PDF, such as the terms and conditions. The same text and day give the same bytes. */
export async function printPage({ title, lead, sections }: Printed, language: Language, at: Date): Promise<Buffer> {
  // Loaded with the first page: the PDF library is large.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    bufferPages: true,
    lang: language,
    displayTitle: true,
    font: fontFiles.regular,
    info: { Title: title, Creator: 'Fairfloor', Producer: 'Fairfloor', CreationDate: at },
  })
  const file = collect(doc)
  doc.rect(0, 0, doc.page.width, 8).fill('#C8F031')
  doc.fillColor('#14171A').font(fontFiles.heading).fontSize(32).text(title, MARGIN, MARGIN)
  doc.font(fontFiles.regular).fontSize(10).fillColor('#5B6168').text(lead, { lineGap: 3 }).moveDown(1.2)
  for (const [index, { head, content }] of sections.entries()) {
    if (doc.y > doc.page.height - MARGIN - FOOT - 80) doc.addPage()
    doc
      .font(fontFiles.heading)
      .fontSize(15)
      .fillColor('#14171A')
      .text(`${index + 1}  ${head}`)
      .moveDown(0.25)
    for (const paragraph of paragraphsOf(content))
      doc.font(fontFiles.regular).fontSize(9.5).text(paragraph, { lineGap: 3.2 }).moveDown(0.5)
    doc.moveDown(0.6)
  }
  numberPages(doc, title, language)
  doc.end()
  return file
}

/** On paper only the words count: lists have dashes or numbers, pictures are left out. */
const paragraphsOf = (content: RichText): string[] =>
  content.flatMap(block => {
    if (block.kind === 'picture') return []
    if (block.kind !== 'list') return [wordsOf(block.runs)]
    return block.points.flatMap(({ runs, points }, i) => [
      `${block.ordered ? `${block.start + i}.` : '–'} ${wordsOf(runs)}`,
      ...points.map(point => `    – ${wordsOf(point.runs)}`),
    ])
  })

const wordsOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

function numberPages(doc: PDFKit.PDFDocument, title: string, language: Language): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    // Below the margin, where text would otherwise start a page of its own.
    doc.page.margins.bottom = 0
    doc.font(fontFiles.regular).fontSize(8).fillColor('#5B6168')
    doc.text(`${title} · ${headTexts[language].page(page + 1, count)}`, MARGIN, doc.page.height - MARGIN, {
      lineBreak: false,
    })
  }
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((done, failed) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => done(Buffer.concat(chunks)))
    doc.on('error', failed)
  })
}
