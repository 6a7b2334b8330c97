import { priceCredit } from '@fairfloor/domain/billing/credit'
import type { Credited } from '@fairfloor/domain/billing/credited'
import { priceOrder } from '@fairfloor/domain/billing/price-order'
import { priceShipment } from '@fairfloor/domain/billing/price-shipment'
import { type BasisPoints, cents } from '@fairfloor/domain/money'
import { discountUntil } from '@fairfloor/domain/orders/rest'
import { linePrice } from '@fairfloor/domain/promotions/price'
import type { Terms } from '@fairfloor/domain/promotions/terms'
import type { Tariff } from '@fairfloor/domain/seller/rates'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { creditFacturX } from './credit-factur-x.ts'
import { creditPdf } from './credit-pdf.ts'
import { facturX } from './factur-x.ts'
import type { Invoice } from './invoice.ts'
import { invoicePdf } from './pdf.ts'
import { testCredit } from './test-credit.ts'
import { testInvoice } from './test-invoice.ts'
import { all, expectLines, expectSums, expectVat, one, parse } from './test-xml.ts'

const rate = (percent: number) => (percent * 100) as BasisPoints
const tariff: Tariff = {
  taxCase: 'domestic',
  vatRate: vatClass => rate(vatClass === 'standard' ? 21 : 9),
  deposit: depositClass => ({ amount: cents(depositClass === null ? 0 : 15), taxed: false }),
  taxPerHectolitre: cents(2613),
  shipping: () => cents(795),
  serviceVatClass: 'standard',
  labelPrice: cents(7),
  documentFee: cents(0),
  cardFee: rate(0),
}

const promotions: readonly (readonly [what: string, terms: Terms | null])[] = [
  ['no promotion', null],
  ['a percentage', { kind: 'percent', percent: 18 }],
  ['a percentage from 24 pieces', { kind: 'quantity', percent: 18, from: 24, unit: 'piece' }],
  ['a percentage from 2 cases', { kind: 'quantity', percent: 7, from: 2, unit: 'case' }],
  ['5 and 2 pieces free', { kind: 'free', paid: 5, free: 2, unit: 'piece' }],
  ['5 and 1 cases free', { kind: 'free', paid: 5, free: 1, unit: 'case' }],
  ['1 and 9 pieces free', { kind: 'free', paid: 1, free: 9, unit: 'piece' }],
]

/** Park and Miller's generator: the same orders on every run. */
function generator(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

const blank = testInvoice()

type Line = ReturnType<typeof orderedLine>

function orderedLine(line: number, terms: Terms | null, random: (below: number) => number) {
  const regular = cents(1 + random(2500))
  const quantity = 1 + random(90)
  const single = terms?.kind === 'percent' ? cents(Math.round((regular * (100 - terms.percent)) / 100)) : regular
  const priced = linePrice({ regular }, single, terms ? [terms] : [], { quantity, unitsPerCase: 6 })
  const vatClass = random(2) === 0 ? 'standard' : 'reduced'
  const drink = random(3) === 0 ? 500 : null
  return {
    ...blank.lines[0]!,
    ...{ line, quantity, unitNet: priced.single, discount: priced.discount, vatClass, hasLabel: random(2) === 0 },
    ...{ depositClass: drink && 'can', readyMillilitres: drink },
    /** What is left when some were cancelled, and of that what has been shipped. */
    ...{ kept: quantity - random(2) * random(quantity), shipped: 0 },
  }
}

/** The invoices of an order that is shipped in as many parts, and cancelled in part before. */
function invoicesOf(lines: Line[], parts: number, random: (below: number) => number): Invoice[] {
  const rest = lines.map(line => ({ ...line, quantity: line.kept, discount: discountUntil(line, line.kept) }))
  const ordered = priceOrder(rest, tariff, { labelService: true }).totals
  return Array.from({ length: parts }, (_, part) => {
    const items = lines.flatMap(line => {
      const open = line.kept - line.shipped
      const quantity = part === parts - 1 ? open : random(open + 1)
      if (quantity === 0) return []
      const discount = cents(discountUntil(line, line.shipped + quantity) - discountUntil(line, line.shipped))
      line.shipped += quantity
      return [{ ...line, quantity, discount }]
    })
    const priced = priceShipment(items, tariff, ordered, { isFirst: part === 0, byCard: false })
    return { ...blank, lines: priced.lines, totals: priced.totals }
  }).filter(({ lines }) => lines.length > 0)
}

/** Credit notes for pieces and prices of an invoice, until nothing is left. */
function creditsOf({ lines, totals }: Invoice, random: (below: number) => number): Credited[] {
  const notes: Credited[] = []
  const add = (wanted: Parameters<typeof priceCredit>[2]) => {
    const note = priceCredit({ lines, totals }, notes, wanted, { capped: true })
    if (note) notes.push(note)
  }
  for (const { line, quantity, net } of lines) {
    const lower = cents(random(Math.floor(net / quantity) + 1))
    if (random(2) === 0 && lower > 0) add([{ of: 'price', line, quantity, unitNet: lower }])
    add([{ of: 'pieces', line, quantity: 1 + random(quantity) }])
  }
  add(lines.map(({ line, quantity }) => ({ of: 'pieces', line, quantity })))
  return notes
}

const noteOf = (credited: Credited) => ({
  ...testCredit(),
  ...credited,
  lines: credited.lines.map(line => ({ ...line, goods: blank.lines[0]! })),
})

describe.each(promotions)('with %s', (_, terms) => {
  const free = terms?.kind === 'free'

  test('each line of each invoice and credit note multiplies, and they add up (R120, BR-CO-10 to 17) (FF-1537)', () => {
    const random = generator(20_261_128)
    const counted = { invoices: 0, credits: 0, reduced: 0 }
    for (let round = 0; round < 6; round++) {
      const lines = Array.from({ length: 1 + random(4) }, (_, i) => orderedLine(i + 1, terms, random))
      const invoices = invoicesOf(lines, 1 + random(3), random)
      for (const invoice of invoices) {
        const root = parse(facturX(invoice))
        expectSums(root)
        expectVat(root)
        counted.invoices++
        counted.reduced += expectLines(root)
        const credits = creditsOf(invoice, random)
        for (const note of credits) {
          const data = parse(creditFacturX(noteOf(note)))
          expectSums(data)
          expectVat(data, 1)
          counted.credits++
        }
        const given = credits.reduce((sum, { totals }) => sum + totals.goods.net, 0)
        expect(given).toBe(invoice.totals.goods.net)
      }
      const charged = invoices.reduce((sum, { totals }) => sum + totals.goods.net, 0)
      expect(charged).toBe(
        lines.reduce((sum, line) => sum + line.unitNet * line.kept - discountUntil(line, line.kept), 0),
      )
    }
    expect(counted.reduced > 0).toBe(free)
    console.info(
      `${counted.invoices} invoices (${counted.reduced} lines with an allowance), ${counted.credits} credit notes`,
    )
  })
})

/** 5 pieces paid and 2 free of 7,71 €: 30 of them have 8 free ones. */
function invoiceOfFree(quantity: number, country = 'NL'): Invoice {
  const invoice = testInvoice({ count: 1, to: { country } })
  const discount = discountUntil({ discount: 8 * 771, quantity: 30 }, quantity)
  const item = { ...blank.lines[0]!, unitNet: cents(771), quantity, discount, vatClass: 'reduced', hasLabel: false }
  const priced = priceOrder([{ ...item, depositClass: null, readyMillilitres: null }], tariff)
  return { ...invoice, ...priced }
}

const read = async (pdf: Uint8Array) =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text.replaceAll('\u00A0', ' ')
const ink = { signal: '#c8f031', onSignal: '#14171a' }

describe('free pieces on an invoice', () => {
  test('are an allowance of the line in its data (BT-136, 139, 140) and said on paper (FF-1537)', async () => {
    const invoice = invoiceOfFree(30)
    const allowance = one(
      one(parse(facturX(invoice)), 'ram:SpecifiedLineTradeSettlement'),
      'ram:SpecifiedTradeAllowanceCharge',
    )
    expect(allowance.children.map(({ name, text }) => [name, text])).toEqual([
      ['ram:ChargeIndicator', ''],
      ['ram:ActualAmount', '61.68'],
      ['ram:ReasonCode', '95'],
      ['ram:Reason', 'Free pieces'],
    ])
    const text = await read(await invoicePdf(invoice, ink))
    for (const shown of ['7,71 €', '169,62 €', '61,68 € off for free pieces']) expect(text).toContain(shown)
    const german = await read(await invoicePdf(invoiceOfFree(2, 'DE'), ink))
    expect(german).toContain('4,11 € Nachlass für Gratisware')
  })

  test('are given back at what they cost, which the credit note says', async () => {
    const invoice = invoiceOfFree(30)
    const note = noteOf(priceCredit(invoice, [], [{ of: 'pieces', line: 1, quantity: 10 }], { capped: true })!)
    expect(all(parse(creditFacturX(note)), 'ram:SpecifiedLineTradeSettlement')).toHaveLength(1)
    const text = await read(await creditPdf(note, ink))
    for (const shown of ['56,54 €', '20,56 € less: discount, or']) expect(text).toContain(shown)
  })

  test('and lines without them have no allowance', () => {
    expect(expectLines(parse(facturX(testInvoice({ count: 5 }))))).toBe(0)
  })
})
