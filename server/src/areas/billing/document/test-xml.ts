import { SaxesParser } from 'saxes'
import { expect } from 'vitest'

/** An element of the data of an invoice or a credit note. */
export type Element = { name: string; text: string; children: Element[] }

const partsOf = (root: Element) => {
  const settlement = one(root, 'ram:ApplicableHeaderTradeSettlement')
  return {
    lines: all(root, 'ram:IncludedSupplyChainTradeLineItem'),
    sums: one(settlement, 'ram:SpecifiedTradeSettlementHeaderMonetarySummation'),
    taxes: settlement.children.filter(({ name }) => name === 'ram:ApplicableTradeTax'),
    charges: all(settlement, 'ram:SpecifiedTradeAllowanceCharge'),
  }
}

/**
 * PEPPOL-EN16931-R120, BR-24, BR-27, BR-41, BR-42: each line is its quantity at its price, less its allowances, which are above 0 and say why.
 * @returns how many lines have an allowance
 */
export function expectLines(root: Element): number {
  const allowances = partsOf(root).lines.map(line => {
    const less = all(line, 'ram:SpecifiedTradeAllowanceCharge')
    const quantity = Number(one(line, 'ram:BilledQuantity').text)
    const price = cents(one(one(line, 'ram:NetPriceProductTradePrice'), 'ram:ChargeAmount').text)
    expect(quantity * price - total(less, 'ram:ActualAmount')).toBe(cents(one(line, 'ram:LineTotalAmount').text))
    for (const allowance of less) {
      expect(one(allowance, 'udt:Indicator').text).toBe('false')
      expect(cents(one(allowance, 'ram:ActualAmount').text)).toBeGreaterThan(0)
      expect(one(allowance, 'ram:Reason').text).not.toBe('')
    }
    return less.length
  })
  return allowances.filter(count => count > 0).length
}

/** The lines, and BR-CO-10, 11, 12, 13, 14, 15, 16: sums of lines and charges, of net and VAT, and what is due. */
export function expectSums(root: Element): void {
  expectLines(root)
  const { lines, sums, taxes, charges } = partsOf(root)
  const sum = (name: string) => cents(one(sums, name).text)
  expect(total(lines, 'ram:LineTotalAmount')).toBe(sum('ram:LineTotalAmount'))
  expect(total(charges, 'ram:ActualAmount')).toBe(sum('ram:ChargeTotalAmount'))
  expect(sum('ram:AllowanceTotalAmount')).toBe(0)
  expect(sum('ram:TaxBasisTotalAmount')).toBe(sum('ram:LineTotalAmount') + sum('ram:ChargeTotalAmount'))
  expect(total(taxes, 'ram:CalculatedAmount')).toBe(sum('ram:TaxTotalAmount'))
  expect(sum('ram:GrandTotalAmount')).toBe(sum('ram:TaxBasisTotalAmount') + sum('ram:TaxTotalAmount'))
  const prepaid = all(sums, 'ram:TotalPrepaidAmount').reduce((paid, { text }) => paid + cents(text), 0)
  const rounding = all(sums, 'ram:RoundingAmount').reduce((less, { text }) => less + cents(text.replace('-', '')), 0)
  expect(sum('ram:DuePayableAmount')).toBe(sum('ram:GrandTotalAmount') - prepaid - rounding)
}

/**
 * BR-CO-17, BR-S-8 and its like: VAT once per category and rate, from the lines and charges that bear it.
 * @param tolerance cents that the VAT of a rate may be off by
 */
export function expectVat(root: Element, tolerance = 0): void {
  const { lines, taxes, charges } = partsOf(root)
  const key = (of: Element) => `${one(of, 'ram:CategoryCode').text} ${one(of, 'ram:RateApplicablePercent').text}`
  expect(new Set(taxes.map(key)).size).toBe(taxes.length)
  for (const tax of taxes) {
    const mine = (of: Element[]) => of.filter(element => key(element) === key(tax))
    const basis = cents(one(tax, 'ram:BasisAmount').text)
    expect(total(mine(lines), 'ram:LineTotalAmount') + total(mine(charges), 'ram:ActualAmount')).toBe(basis)
    const rate = cents(one(tax, 'ram:RateApplicablePercent').text)
    const exact = Math.floor((2 * basis * rate + 10_000) / 20_000)
    expect(Math.abs(cents(one(tax, 'ram:CalculatedAmount').text) - exact)).toBeLessThanOrEqual(tolerance)
  }
  const known = new Set(taxes.map(key))
  expect([...lines, ...charges].filter(element => !known.has(key(element)))).toEqual([])
}

/** An amount of the data, in cents. */
export const cents = (amount: string): number => {
  expect(amount).toMatch(/^\d+\.\d\d$/)
  return Number(amount.replace('.', ''))
}

const total = (elements: Element[], name: string): number =>
  elements.reduce((sum, element) => sum + cents(one(element, name).text), 0)

export function all(element: Element, name: string): Element[] {
  return element.children.flatMap(child => (child.name === name ? [child] : all(child, name)))
}

export function one(element: Element, name: string): Element {
  const found = all(element, name)
  expect(found, name).toHaveLength(1)
  return found[0]!
}

/** Parses strictly: XML that is not well-formed throws. */
export function parse(text: string): Element {
  const root: Element = { name: '', text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser()
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    const element = { name, text: '', children: [] }
    open.at(-1)!.children.push(element)
    open.push(element)
  })
  parser.on('text', value => {
    open.at(-1)!.text += value
  })
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  return root
}
