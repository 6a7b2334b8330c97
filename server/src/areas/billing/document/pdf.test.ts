import { inflateSync } from 'node:zlib'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { PAGE } from '../../../platform/paper/paper.ts'
import { hostileTexts } from '../../../platform/testing/hostile-values.ts'
import { facturX } from './factur-x.ts'
import * as drawn from './pdf.ts'
import { testInvoice } from './test-invoice.ts'
import { wordsOf } from './texts.ts'

const invoicePdf = (invoice: Parameters<typeof drawn.invoicePdf>[0]) =>
  drawn.invoicePdf(invoice, { signal: '#c8f031', onSignal: '#14171a' })

type Attachments = Record<string, { filename: string; content: Uint8Array }>

async function read(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const attachments = (await document.getAttachments()) as Attachments
  const { text } = await extractText(document, { mergePages: false })
  const { info } = await document.getMetadata()
  return { pages: text, attachments, title: info, language: (info as { Language?: string }).Language }
}

const wordsIn = (words: object): string[] =>
  Object.values(words).flatMap(word =>
    typeof word === 'object' ? wordsIn(word) : typeof word === 'string' ? word : [],
  )
const billedIn = (country: string) => wordsIn(wordsOf({ order: { invoiceAddress: { country } } }))

const isBoth = (word: string): boolean => billedIn('DE').includes(word)
/** Texts on the English invoice that the German one lacks. */
const englishWords = billedIn('NL').filter(word => /^[A-Za-z ]+$/.test(word) && !isBoth(word))

/** All machine-readable data: codes, amounts, dates. */
const codesOf = (data: string): string[] =>
  [...data.matchAll(/<ram:(\w*(?:Code|Percent|Amount|TypeCode|CategoryCode))[^>]*>([^<]*)</g)].map(
    ([, name, value]) => `${name} ${value}`,
  )

describe('the invoice on paper', () => {
  it('shows what EN 16931 asks for (SH-201)', async () => {
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

  it('tells the reason of an intra-Community supply (SH-178)', async () => {
    const belgian = testInvoice({ to: { country: 'BE' }, vatId: 'BE0456123789' })
    const { pages } = await read(await invoicePdf(belgian))
    expect(pages[0]).toContain('Intra-Community supply, exempt from VAT (Article 138, Directive 2006/112/EC)')
    expect(pages[0]).toContain('BE0456123789')
  })

  it.each(['DE', 'AT', 'CH'])('is German for those who are billed in %s, in all its words (FF-373)', async country => {
    const asked = { count: 30, to: { country }, vatId: null, labelService: true }
    const invoice = testInvoice(asked)
    const { pages, title, language } = await read(await invoicePdf(invoice))
    const text = pages.join('\n').replaceAll('\u00A0', ' ')
    for (const shown of [
      'Rechnung an',
      'Rechnungsnummer',
      'Leistungsdatum',
      'Fällig am',
      '26. Mai 2025',
      'Unsere USt-IdNr.',
      'Menge',
      'Übertrag',
      'Etikettierung',
      'Summe ohne MwSt.',
      'Zu zahlen',
      'Bitte überweisen Sie',
      'Verwendungszweck',
      `Seite 2 von ${pages.length}`,
    ])
      expect(text).toContain(shown)
    expect(title).toMatchObject({ Title: 'Rechnung MV-2025-00138', Author: 'Maasveld Sportvoeding B.V.' })
    expect(language).toBe('de')
    expect(billedIn('NL').filter(isBoth)).toEqual(['Bank'])
    expect(englishWords.filter(word => new RegExp(`\\b${word}\\b`).test(text))).toEqual([])
  })

  it('tells the unit of a size in German on paper, as it is stored in the data (FF-1890)', async () => {
    const { pages, attachments } = await read(
      await invoicePdf(testInvoice({ to: { country: 'DE' }, texts: ['60 pieces'] })),
    )
    expect(pages[0]!.replaceAll('\u00A0', ' ')).toContain('60 Stück · 60 pieces')
    expect(Buffer.from(attachments['factur-x.xml']!.content).toString()).toContain('60 pieces, 60 pieces, 60 pieces')
  })

  it('tells a German company why it pays no tax, and what the deposit is', async () => {
    const german = testInvoice({ to: { country: 'DE' }, vatId: 'DE318472657' })
    const { pages, attachments } = await read(await invoicePdf(german))
    const text = pages[0]!.replaceAll('\u00A0', ' ')
    const reason = 'Steuerfreie innergemeinschaftliche Lieferung (Artikel 138 der Richtlinie 2006/112/EG)'
    expect(text).toContain(reason)
    expect(text).toContain('USt-IdNr. DE318472657')
    expect(text).toContain('Pfand auf Verpackungen')
    const data = Buffer.from(attachments['factur-x.xml']!.content).toString()
    expect(data).toContain(reason)
  })

  it('has the same codes and amounts in its data, whatever its language (FF-373)', () => {
    const data = (country: string, vatId: string) => facturX(testInvoice({ count: 1, to: { country }, vatId }))
    const [german, english] = [data('DE', 'DE318472657'), data('BE', 'BE0456123789')]
    expect(german).toContain('Bitte überweisen Sie')
    expect(codesOf(german).length).toBeGreaterThan(20)
    expect(codesOf(german)).toEqual(codesOf(english))
  })

  it('the band of the amount due ends with the table (FF-374)', async () => {
    const plain = (await invoicePdf(testInvoice())).toString('latin1')
    const streams = [...plain.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, body]) => {
      try {
        return inflateSync(Buffer.from(body!, 'latin1')).toString('latin1')
      } catch {
        return ''
      }
    })
    const boxes = streams.flatMap(stream => [...stream.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)])
    const [x, width] = boxes.map(box => [Number(box[1]), Number(box[3])]).find(([left]) => left! > 300)!
    expect(x! + width!).toBeCloseTo(PAGE.right, 1)
  })

  it('carries its own data, byte for byte (SH-202)', async () => {
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

describe('hostile names', () => {
  it('neither break the paper nor its data', async () => {
    const texts = hostileTexts(1).filter(text => text.trim() && text.length < 1000)
    const invoice = testInvoice({ count: texts.length, texts })
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
