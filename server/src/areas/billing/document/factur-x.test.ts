import { describe, expect, it, test } from 'vitest'
import { escapeMarkup } from '../../../platform/escape-markup.ts'
import { hostileTexts } from '../../../platform/testing/hostile-values.ts'
import { facturX } from './factur-x.ts'
import type { Invoice } from './invoice.ts'
import { type Asked, testInvoice } from './test-invoice.ts'
import { all, cents, expectSums, expectVat, one, parse } from './test-xml.ts'

const cases: [string, Asked][] = [
  ['a Dutch customer with deposit and consumption tax', { count: 9 }],
  ['labels and a card fee', { count: 7, labelService: true, paymentMethod: 'card' }],
  ['a German customer with VAT id', { count: 8, to: { country: 'DE' }, vatId: 'DE318472657' }],
  ['a German customer without VAT id', { count: 8, to: { country: 'DE' }, vatId: null }],
  ['an Austrian customer: deposit outside the taxable amount', { to: { country: 'AT' }, vatId: 'ATU12345675' }],
  ['an export', { to: { country: 'CH' }, vatId: null }],
]

describe.each(cases)('the data of an invoice for %s', (_, asked) => {
  const invoice = testInvoice(asked)
  const root = parse(facturX(invoice))
  const settlement = one(root, 'ram:ApplicableHeaderTradeSettlement')
  const sums = one(settlement, 'ram:SpecifiedTradeSettlementHeaderMonetarySummation')
  const taxes = settlement.children.filter(({ name }) => name === 'ram:ApplicableTradeTax')

  it('adds up (BR-CO-10, 12, 13, 14, 15, 16)', () => {
    expectSums(root)
    expect(cents(one(sums, 'ram:DuePayableAmount').text)).toBe(invoice.totals.gross)
  })

  it('takes VAT once per category and rate, from its lines and charges (BR-CO-17, BR-S-8 and its like)', () => {
    expectVat(root)
  })

  it('says why a rate is 0 (BR-IC-10, BR-G-10, BR-E-10) (SH-178)', () => {
    for (const tax of taxes)
      expect(all(tax, 'ram:ExemptionReason').length).toBe('KGE'.includes(one(tax, 'ram:CategoryCode').text) ? 1 : 0)
  })

  it('names seller, buyer, dates and where the goods go (BR-02 to BR-11, BR-IC-2, 11, 12) (SH-201)', () => {
    const [seller, buyer] = [one(root, 'ram:SellerTradeParty'), one(root, 'ram:BuyerTradeParty')]
    expect(one(one(seller, 'ram:SpecifiedTaxRegistration'), 'ram:ID').text).toBe(invoice.invoice.seller.vatId)
    expect(one(buyer, 'ram:Name').text).toBe('Sporthuis De Merwede B.V.')
    expect(all(buyer, 'ram:SpecifiedTaxRegistration').map(at => one(at, 'ram:ID').text)).toEqual(
      asked.vatId === null ? [] : [asked.vatId ?? 'NL862453392B01'],
    )
    expect(one(one(root, 'ram:ShipToTradeParty'), 'ram:CountryID').text).toBe(asked.to?.country ?? 'NL')
    const days = ['ram:IssueDateTime', 'ram:OccurrenceDateTime', 'ram:DueDateDateTime'].map(name => one(root, name))
    expect(days.map(day => one(day, 'udt:DateTimeString').text)).toEqual(['20250512', '20250512', '20250526'])
  })
})

describe('categories', () => {
  const categoriesOf = (asked: Asked) => testInvoice(asked).totals.breakdown.map(({ category }) => category)

  it('follow where the goods go', () => {
    expect(categoriesOf({})).toEqual(['E', 'S', 'S'])
    expect(categoriesOf({ to: { country: 'DE' }, vatId: 'DE318472657' })).toEqual(['K'])
    expect(categoriesOf({ to: { country: 'AT' }, vatId: 'ATU12345675' })).toEqual(['E', 'K'])
    expect(categoriesOf({ to: { country: 'CH' }, vatId: null })).toEqual(['G'])
  })
})

test('what a customer wrote on a line is its one note (BT-127, CII-SR-39 to 41) (FF-1680)', () => {
  const { lines, ...rest } = testInvoice()
  const noted = lines.map((line, i) => (i === 0 ? { ...line, extras: { gift_note: 'For <Jo> & co' } } : line))
  const heads = (asked: Invoice) =>
    all(parse(facturX(asked)), 'ram:AssociatedDocumentLineDocument').map(({ children }) =>
      children.map(({ name, text, children: [content] }) => [name, content?.text ?? text]),
    )
  expect(heads({ ...rest, lines: noted })).toEqual([
    [
      ['ram:LineID', '1'],
      ['ram:IncludedNote', 'Gift note: For <Jo> & co'],
    ],
    [['ram:LineID', '2']],
    [['ram:LineID', '3']],
  ])
})

describe('hostile names', () => {
  const texts = hostileTexts(1)

  it('come through unchanged, and none breaks the data', () => {
    const root = parse(facturX(testInvoice({ count: texts.length, texts })))
    const numbers = all(root, 'ram:IncludedSupplyChainTradeLineItem').map(
      line => all(line, 'ram:SellerAssignedID')[0]?.text ?? '',
    )
    const kept = texts.map(text => (text.trim() ? text.replace(/\r\n?/g, '\n') : ''))
    const storable = (text: string) => text.replace(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    expect(numbers).toEqual(kept.map(storable))
  })

  it.each(texts.filter(text => text.trim()).slice(0, 60))('stand in the head: %j', text => {
    expect(all(parse(facturX(testInvoice({ texts: [text] }))), 'ram:SellerTradeParty')).toHaveLength(1)
  })
})

describe('escapeMarkup', () => {
  it('escapes signs and leaves out what XML cannot carry', () => {
    expect(escapeMarkup(`<a b="c">'&\u0000\u000B\uFFFE\uD800x</a>`)).toBe(
      '&lt;a b=&quot;c&quot;&gt;&#39;&amp;\uFFFDx&lt;/a&gt;',
    )
  })
})
