import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { facturX } from './factur-x.ts'
import { invoicePdf } from './pdf.ts'
import { testInvoice } from './test-invoice.ts'

type Attachments = Record<string, { filename: string; content: Uint8Array }>

async function read(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const attachments = (await document.getAttachments()) as Attachments
  const { text } = await extractText(document, { mergePages: false })
  return { pages: text, attachments, title: (await document.getMetadata()).info }
}

describe('the invoice on paper', () => {
  it('shows what EN 16931 asks for', async () => {
    const { pages } = await read(await invoicePdf(testInvoice()))
    expect(pages).toHaveLength(1)
    const text = pages[0]!.replaceAll('\u00A0', ' ')
    for (const shown of [
      'MV-2025-00138',
      '12 May 2025',
      '26 May 2025',
      'Maasveld Sportvoeding B.V.',
      'NL861234587B01',
      'Sporthuis De Merwede B.V.',
      'NL862453392B01',
      'Ringdijk 7a',
      'Weidegold Grass-fed Whey Concentrate',
      'Consumption tax (Verbruiksbelasting)',
      'Deposit on packaging',
      'not part of the taxable amount (Article 92, Directive 2006/112/EC)',
      'Please transfer 265,41 € by 26 May 2025.',
      'NL10 MAAS 0123 4567 89',
    ])
      expect(text).toContain(shown)
  })

  it('tells the reason of an intra-Community supply', async () => {
    const german = testInvoice({ to: { country: 'DE' }, vatId: 'DE318472657' })
    const { pages } = await read(await invoicePdf(german))
    expect(pages[0]).toContain('Intra-Community supply, exempt from VAT (Article 138, Directive 2006/112/EC)')
    expect(pages[0]).toContain('DE318472657')
  })

  it('carries its own data, byte for byte', async () => {
    const invoice = testInvoice({ count: 5 })
    const { attachments } = await read(await invoicePdf(invoice))
    expect(Object.keys(attachments)).toEqual(['factur-x.xml'])
    expect(Buffer.from(attachments['factur-x.xml']!.content).toString()).toBe(facturX(invoice))
  })

  it('says that it is PDF/A-3 with Factur-X data, the alternative of the paper', async () => {
    const plain = (await invoicePdf(testInvoice())).toString('latin1')
    expect(plain).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(plain).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
    expect(plain).toContain('/AFRelationship /Alternative')
    expect(plain).toContain('/OutputIntents')
    expect(plain).not.toContain('/Helvetica')
  })

  it('goes on over pages with its head repeated and sums carried over', async () => {
    const invoice = testInvoice({ count: 60 })
    const { pages } = await read(await invoicePdf(invoice))
    expect(pages.length).toBeGreaterThan(3)
    let shown = 0
    for (const [i, page] of pages.entries()) {
      expect(page).toContain('Description')
      expect(page).toContain(`page ${i + 1} of ${pages.length}`)
      expect(carried(page, 'Brought')).toBe(i > 0 ? sumOf(invoice.lines.slice(0, shown)) : undefined)
      shown += page.match(/F1000\d\d/g)?.length ?? 0
      expect(carried(page, 'Carried')).toBe(i < pages.length - 1 ? sumOf(invoice.lines.slice(0, shown)) : undefined)
    }
    expect(shown).toBe(60)
  })

  it('is the same for the same order', async () => {
    const [first, second] = [await invoicePdf(testInvoice()), await invoicePdf(testInvoice())]
    expect(first.equals(second)).toBe(true)
  })

  it('does not lose the amount due under the foot of a full page', async () => {
    for (let count = 1; count <= 24; count++) {
      const { pages } = await read(await invoicePdf(testInvoice({ count, labelService: true, paymentMethod: 'card' })))
      expect(pages.at(-1)).toContain('Amount due')
      expect(pages.at(-1)).toContain('are charged to your card')
    }
  })
})

const hostile = join(import.meta.dirname, '../../../../../../shared/data/hostile-text/blns.json')
const isHere = existsSync(hostile)
if (!isHere) console.log('Skipped: the hostile texts are not on this machine.')

describe.skipIf(!isHere)('hostile names', () => {
  it('neither break the paper nor its data', async () => {
    const texts = JSON.parse(readFileSync(hostile, 'utf8')) as string[]
    const invoice = testInvoice({ count: texts.length, texts: texts.filter(text => text.trim()) })
    const { pages, attachments } = await read(await invoicePdf(invoice))
    expect(pages.at(-1)).toContain('Amount due')
    expect(Buffer.from(attachments['factur-x.xml']!.content).toString()).toBe(facturX(invoice))
  })

  it('of ten thousand letters end in dots and stay on their page', async () => {
    const { pages } = await read(await invoicePdf(testInvoice({ texts: ['W'.repeat(10_000)] })))
    expect(pages.length).toBeLessThanOrEqual(2)
  })
})

const carried = (page: string, word: string): number | undefined => {
  const amount = page.match(new RegExp(`${word} forward\\s+([\\d.]+,\\d\\d)`))?.[1]
  return amount === undefined ? undefined : Number(amount.replace(/\D/g, ''))
}

const sumOf = (lines: readonly { net: number }[]): number => lines.reduce((sum, { net }) => sum + net, 0)
