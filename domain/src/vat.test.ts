import { describe, expect, it } from 'vitest'
import { day } from './day.ts'
import { type Country, isMember, plainVatId, taxCase } from './vat.ts'

const country = (code: string, more: Partial<Country> = {}): Country => ({
  code,
  name: code,
  vatPrefix: code,
  euFrom: day('1958-01-01'),
  euUntil: null,
  ...more,
})

const NL = country('NL')
const DE = country('DE')
const RO = country('RO', { euFrom: day('2007-01-01') })
const GR = country('GR', { vatPrefix: 'EL', euFrom: day('1981-01-01') })
const GB = country('GB', { euFrom: day('1973-01-01'), euUntil: day('2020-12-31') })
const CH = country('CH', { vatPrefix: 'CHE', euFrom: null })
const on = day('2025-05-12')

describe('taxCase', () => {
  it('taxes what stays in the country there, whatever the VAT id (SH-176)', () => {
    expect(taxCase({ from: NL, to: NL, vatId: 'NL001234567B01', on })).toBe('domestic')
    expect(taxCase({ from: NL, to: NL, vatId: 'DE123456788', on })).toBe('domestic')
  })

  it('is an intra-Community supply when goods and VAT id are of the same other member state (SH-177)', () => {
    expect(taxCase({ from: NL, to: DE, vatId: 'DE123456788', on })).toBe('intra-community')
    expect(taxCase({ from: NL, to: DE, vatId: ' de 123.456.788 ', on })).toBe('intra-community')
    expect(taxCase({ from: NL, to: GR, vatId: 'EL123456783', on })).toBe('intra-community')
  })

  it('bears the rate of the seller without a VAT id of where the goods go', () => {
    expect(taxCase({ from: NL, to: DE, vatId: null, on })).toBe('domestic')
    expect(taxCase({ from: NL, to: DE, vatId: 'NL001234567B01', on })).toBe('domestic')
    expect(taxCase({ from: NL, to: DE, vatId: 'DE -', on })).toBe('domestic')
    expect(taxCase({ from: NL, to: DE, vatId: 'FR40303265045', on })).toBe('domestic')
  })

  it.each([
    [RO, 'RO12', 'RO1'],
    [DE, 'de 12', 'DE1.'],
    [GR, 'EL 12', 'EL 1'],
  ])('takes no id for one of $code that is shorter than the shortest in use', (to, shortest, shorter) => {
    expect(taxCase({ from: NL, to, vatId: shortest, on })).toBe('intra-community')
    for (const vatId of [shorter, to.vatPrefix, '']) expect(taxCase({ from: NL, to, vatId, on })).toBe('domestic')
  })

  it('is an export outside the Union', () => {
    expect(taxCase({ from: NL, to: CH, vatId: 'CHE123456788', on })).toBe('export')
    expect(taxCase({ from: CH, to: NL, vatId: null, on })).toBe('export')
  })

  it('knows who was a member on the day', () => {
    expect(taxCase({ from: NL, to: GB, vatId: 'GB980780684', on: day('2020-12-31') })).toBe('intra-community')
    expect(taxCase({ from: NL, to: GB, vatId: 'GB980780684', on: day('2021-01-01') })).toBe('export')
    expect(isMember(GR, day('1980-12-31'))).toBe(false)
    expect(isMember(GR, day('1981-01-01'))).toBe(true)
  })
})

describe('plainVatId', () => {
  it('drops what people type between the digits', () => {
    expect(plainVatId('nl 0012.345.67-b01')).toBe('NL001234567B01')
    expect(plainVatId('IE 8Z49289F')).toBe('IE8Z49289F')
  })
})
