import { cents } from '@fairfloor/domain/money'
import { describe, expect, it } from 'vitest'
import { calendarDay, count, dayText, dayTimeText, money, moneyOfCents, timeText, weight } from './format.ts'

describe('numbers', () => {
  it('writes money in the de-DE format, the sign after a space that does not break (TS-008, SH-149)', () => {
    expect(money(1234.5)).toBe('1.234,50\u00a0€')
    expect(money(0)).toBe('0,00\u00a0€')
    expect(money(-12)).toBe('-12,00\u00a0€')
    expect(moneyOfCents(cents(123_450))).toBe('1.234,50\u00a0€')
  })

  it('writes counts with points', () => {
    expect(count(12_345)).toBe('12.345')
  })

  it('turns grams to kilograms above 999 (TS-009, TS-010)', () => {
    expect([999, 1000, 2270, 1234.5678].map(weight)).toEqual(['999 g', '1 kg', '2,27 kg', '1,235 kg'])
  })
})

describe('days and times', () => {
  const end = '2025-05-08T21:59:59Z'

  it('stand in the zone of the show (TS-560)', () => {
    expect(dayText(end, 'Europe/Berlin')).toBe('8 May')
    expect(timeText(end, 'Europe/Berlin')).toBe('23:59')
    expect(dayTimeText(end, 'Europe/Berlin')).toBe('8 May, 23:59')
    expect(dayTimeText('2025-05-08T22:00:00Z', 'Europe/Berlin')).toBe('9 May, 00:00')
  })

  it('speak German too', () => {
    expect(dayTimeText(end, 'Europe/Berlin', 'de')).toBe('8. Mai, 23:59')
  })

  it('take a calendar day as it is, wherever the reader sits', () => {
    expect(calendarDay('2025-06-03')).toBe('3 June')
    expect(calendarDay('2025-06-03', 'de', { year: true })).toBe('3. Juni 2025')
  })
})
