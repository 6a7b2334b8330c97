import { describe, expect, it } from 'vitest'
import { day, dayIn, daysAfter, instantIn, showDay, showDays, showDayTime } from './day.ts'

const berlin = 'Europe/Berlin'

describe('a day and time of the show', () => {
  it('reads as the specification writes it', () => {
    expect(showDayTime('2025-05-09T10:00:00+02:00', berlin)).toBe('Friday 9th of May at 10am')
    expect(showDayTime('2025-05-16T23:59:59+02:00', berlin)).toBe('Friday 16th of May at 11.59pm')
    expect(showDay('2025-06-30T23:59:59+02:00', berlin)).toBe('30th of June 2025')
  })

  it('reads in German as one writes it there', () => {
    expect(showDayTime('2025-05-09T10:00:00+02:00', berlin, 'de')).toBe('Freitag, 9. Mai, 10 Uhr')
    expect(showDayTime('2025-05-16T23:59:59+02:00', berlin, 'de')).toBe('Freitag, 16. Mai, 23:59 Uhr')
    expect(showDayTime('2025-05-16T00:05:00+02:00', berlin, 'de')).toBe('Freitag, 16. Mai, 0:05 Uhr')
    expect(showDay('2025-06-30T23:59:59+02:00', berlin, 'de')).toBe('30. Juni 2025')
  })

  it('days from one to another are one range, in the zone of the show', () => {
    const days = (from: string, to: string, language: 'en' | 'de') =>
      showDays(new Date(from), new Date(to), berlin, language)
    expect(days('2025-05-04T22:00:00Z', '2025-05-08T21:59:59Z', 'en')).toBe('5–8 May 2025')
    expect(days('2025-05-04T22:00:00Z', '2025-05-08T21:59:59Z', 'de')).toBe('5.–8. Mai 2025')
    expect(days('2025-05-29T12:00:00Z', '2025-06-02T12:00:00Z', 'en')).toBe('29 May – 2 June 2025')
    expect(days('2025-05-29T12:00:00Z', '2025-06-02T12:00:00Z', 'de')).toBe('29. Mai – 2. Juni 2025')
  })

  it('is told in the zone of the show, not of the reader', () => {
    expect(showDayTime(new Date('2025-05-09T08:00:00Z'), berlin)).toBe('Friday 9th of May at 10am')
    expect(showDayTime('2025-05-08T22:30:00Z', berlin)).toBe('Friday 9th of May at 12.30am')
    expect(showDayTime('2025-01-10T11:00:00Z', berlin)).toBe('Friday 10th of January at 12pm')
  })

  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [22, '22nd'],
    [23, '23rd'],
    [31, '31st'],
  ])('counts day %i as the %s', (date, ordinal) => {
    expect(showDay(`2025-07-${String(date).padStart(2, '0')}T12:00:00Z`, berlin)).toBe(`${ordinal} of July 2025`)
  })

  it('refuses what is no instant and a zone that nobody knows', () => {
    expect(() => showDay('soon', berlin)).toThrow(RangeError)
    expect(() => showDay('2025-05-09T10:00:00Z', 'Europe/Nowhere')).toThrow(RangeError)
  })
})

describe('a calendar day', () => {
  it('is the day in the zone, also beside midnight', () => {
    expect(dayIn('2025-06-30T22:30:00Z', berlin)).toBe('2025-07-01')
    expect(dayIn('2025-06-30T21:30:00Z', berlin)).toBe('2025-06-30')
  })

  it('refuses days that no calendar has', () => {
    expect(day('2024-02-29')).toBe('2024-02-29')
    for (const wrong of ['2025-02-29', '2025-13-01', '30.06.2025', '2025-6-3', '']) {
      expect(() => day(wrong)).toThrow(RangeError)
    }
  })
})

describe('a wall clock of a time zone', () => {
  const at = (on: string, time: string, zone = 'Europe/Berlin') => instantIn(day(on), time, zone).toISOString()

  it('knows summer and winter time', () => {
    expect(at('2031-05-09', '10:00')).toBe('2031-05-09T08:00:00.000Z')
    expect(at('2031-12-09', '23:59:59')).toBe('2031-12-09T22:59:59.000Z')
    expect(at('2031-05-09', '10:00', 'America/New_York')).toBe('2031-05-09T14:00:00.000Z')
  })
  it('on the days when the clocks change', () => {
    expect(at('2031-03-30', '00:30')).toBe('2031-03-29T23:30:00.000Z')
    expect(at('2031-03-30', '12:00')).toBe('2031-03-30T10:00:00.000Z')
    expect(at('2031-10-26', '12:00')).toBe('2031-10-26T11:00:00.000Z')
  })
  it('of a repeated time takes the first, a skipped one an hour later (FF-1877)', () => {
    expect(at('2027-10-31', '02:30')).toBe('2027-10-31T00:30:00.000Z')
    expect(at('2027-10-31', '03:00')).toBe('2027-10-31T02:00:00.000Z')
    expect(at('2027-03-28', '02:30')).toBe('2027-03-28T01:30:00.000Z')
    expect(at('2027-11-07', '01:30', 'America/New_York')).toBe('2027-11-07T05:30:00.000Z')
  })
  it('refuses what is no time', () => expect(() => at('2031-05-09', '25:00')).toThrow(RangeError))
  it('days go on over months and years', () => expect(daysAfter(day('2031-12-30'), 3)).toBe('2032-01-02'))
})
