import { cents } from '@fairfloor/domain/money'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it, test } from 'vitest'
import { hostileTexts } from '../../../platform/testing/hostile-values.ts'
import type { CreditNote } from './credit.ts'
import { creditFacturX } from './credit-factur-x.ts'
import { creditPdf } from './credit-pdf.ts'
import { testCredit } from './test-credit.ts'
import type { Asked } from './test-invoice.ts'
import { all, expectSums, expectVat, one, parse } from './test-xml.ts'

const everything = [1, 2, 3].map(line => ({ of: 'pieces', line, quantity: 99 }) as const)
const cases: [string, Asked][] = [
  ['a Dutch customer with deposit and consumption tax', {}],
  ['labels and a card', { labelService: true, paymentMethod: 'card' }],
  ['a German customer with VAT id', { to: { country: 'DE' }, vatId: 'DE318472657' }],
  ['an Austrian customer: deposit outside the taxable amount', { to: { country: 'AT' }, vatId: 'ATU12345675' }],
  ['an export', { to: { country: 'CH' }, vatId: null }],
]

describe.each(cases)('the data of a credit note for %s', (_, asked) => {
  const root = parse(creditFacturX(testCredit(asked, { wanted: everything })))

  it('adds up (BR-CO-10, 12, 13, 14, 15, 16)', () => expectSums(root))

  it('takes VAT once per category and rate (BR-CO-17, BR-S-8 and its like)', () => {
    expectVat(root)
    const earlier = [1, 2, 3].reduce<CreditNote[]>(
      before => [
        ...before,
        testCredit(asked, { earlier: before, wanted: everything.map(one => ({ ...one, quantity: 1 })) }),
      ],
      [],
    )
    for (const note of earlier) expectVat(parse(creditFacturX(note)), 1)
  })

  it('is a credit note that names the invoice before it, and where its goods went (BT-3, 25, 26, BR-IC-11, 12) (FF-908)', () => {
    expect(one(one(root, 'rsm:ExchangedDocument'), 'ram:TypeCode').text).toBe('381')
    const before = one(root, 'ram:InvoiceReferencedDocument')
    expect(one(before, 'ram:IssuerAssignedID').text).toBe('MV-2025-00138')
    expect(one(before, 'qdt:DateTimeString').text).toBe('20250512')
    expect(one(one(root, 'ram:ShipToTradeParty'), 'ram:CountryID').text).toBe(asked.to?.country ?? 'NL')
    expect(one(one(root, 'ram:OccurrenceDateTime'), 'udt:DateTimeString').text).toBe('20250512')
    expect(one(root, 'ram:SpecifiedTradePaymentTerms').children).toHaveLength(1)
  })

  it('says why a rate is 0 (BR-IC-10, BR-G-10, BR-E-10)', () => {
    for (const tax of one(root, 'ram:ApplicableHeaderTradeSettlement').children)
      if (tax.name === 'ram:ApplicableTradeTax')
        expect(all(tax, 'ram:ExemptionReason').length).toBe('KGE'.includes(one(tax, 'ram:CategoryCode').text) ? 1 : 0)
  })
})

test('a bonus names its year in the place of an invoice (BG-14)', () => {
  const wanted = [{ of: 'sum', category: 'S', rate: 900, net: cents(2000) }] as never
  const root = parse(creditFacturX(testCredit({}, { kind: 'bonus', reason: '', wanted })))
  expectSums(root)
  expectVat(root)
  expect(all(root, 'ram:InvoiceReferencedDocument')).toEqual([])
  expect(all(one(root, 'ram:BillingSpecifiedPeriod'), 'udt:DateTimeString').map(({ text }) => text)).toEqual([
    '20250101',
    '20251231',
  ])
  expect(one(root, 'ram:IncludedSupplyChainTradeLineItem').children[1]!.children[0]!.text).toContain(
    'Bonus 2025, VAT 9 %',
  )
})

async function read(note: CreditNote) {
  const pdf = await creditPdf(note, { signal: '#c8f031', onSignal: '#14171a' })
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text } = await extractText(document, { mergePages: true })
  const attachments = (await document.getAttachments()) as Record<string, { content: Uint8Array }>
  return { text: text.replaceAll('\u00A0', ' '), data: Buffer.from(attachments['factur-x.xml']!.content).toString() }
}

describe('the credit note on paper', () => {
  it('shows what it corrects, why, and what becomes of the money, and carries its data (FF-908)', async () => {
    const note = testCredit()
    const { text, data } = await read(note)
    expect(data).toBe(creditFacturX(note))
    for (const shown of [
      'Credit note',
      'MV-CN-2025-00007',
      '20 May 2025',
      'MV-2025-00138',
      '12 May 2025',
      'For goods that came back: damaged.',
      'We set it against invoice MV-2025-00138.',
      'What is left of it pays your next invoices.',
      '42,90 €',
    ])
      expect(text).toContain(shown)
    expect(text).not.toContain('Please transfer')
  })

  it('is German for those who are billed in Germany, and says that a card gets it back', async () => {
    const wanted = [{ of: 'price', line: 1, quantity: 6, unitNet: cents(100) }] as const
    const asked = { to: { country: 'DE' }, vatId: 'DE318472657', paymentMethod: 'card' }
    const { text } = await read(testCredit(asked, { kind: 'price', reason: 'Staffel vergessen', wanted }))
    for (const shown of [
      'Gutschrift',
      'Zu Rechnung',
      'Preis berichtigt: Staffel vergessen',
      'Preis gesenkt',
      'Was Ihre Karte von Rechnung MV-2025-00138 bezahlt hat, geht auf Ihre Karte zurück.',
    ])
      expect(text).toContain(shown)
    expect(text).not.toMatch(/\b(Credit|Invoice|Price)\b/)
  })

  it('says of an order by card only what goes back to the card (FF-931)', async () => {
    const note = testCredit({ paymentMethod: 'card' })
    const paidBy = async (by: 'card' | 'card and others' | 'others') =>
      (await read({ ...note, order: { ...note.order!, paidBy: by } })).text
    const back = 'What your card has paid of invoice MV-2025-00138 goes back to it.'
    const rest = 'What is left of it pays your next invoices.'
    expect(await paidBy('card')).toContain(back)
    expect(await paidBy('card')).not.toContain(rest)
    expect(await paidBy('card and others')).toContain(back)
    expect(await paidBy('card and others')).toContain(rest)
    expect(await paidBy('others')).not.toContain('card')
    expect(await paidBy('others')).toContain(rest)
  })

  it('shows what the customer wrote on a line of goods, and has it in its data, in the language of the bill (BT-127) (FF-1680)', async () => {
    const { lines, ...rest } = testCredit({ to: { country: 'DE' }, vatId: 'DE318472657' })
    const noted = lines.map(({ goods, ...line }) => ({
      ...line,
      goods: goods && { ...goods, extras: { gift_note: 'Für Jo' } },
    }))
    const { text, data } = await read({ ...rest, lines: noted })
    expect(text).toContain('Grußtext: Für Jo')
    expect(one(one(parse(data), 'ram:AssociatedDocumentLineDocument'), 'ram:Content').text).toBe('Grußtext: Für Jo')
  })

  it('takes any text for a reason', async () => {
    for (const reason of hostileTexts(1)
      .filter(text => text.trim())
      .slice(0, 12)) {
      const note = testCredit({}, { kind: 'goodwill', reason })
      expect((await read(note)).data).toBe(creditFacturX(note))
      expect(all(parse(creditFacturX(note)), 'ram:SellerTradeParty')).toHaveLength(1)
    }
  })
})
