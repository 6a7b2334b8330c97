import { expect, test } from 'vitest'
import { otherDays } from './other-days.ts'

const SPRING = { start: new Date('2031-03-09T23:00:00Z'), end: new Date('2031-03-16T22:59:59Z') }

test.each([
  ['Eight brands, 10–16 March 2030', ['10–16 March 2030']],
  ['From Monday, March 10th, 2031 until 17th of March', ['17th of March']],
  ['Vom 10. bis 16. März 2030, bestellbar bis 16.3.2030, 23:59 Uhr', ['10. bis 16. März 2030', '16.3.2030']],
  ['Spring 2030, then 2030-03-10 and 2030 again', ['2030', '2030-03-10']],
  ['Ab 9. Sept. und am 09.03.', ['9. Sept.', '09.03.']],
])('%s names %j (FF-1401)', (text, days) => {
  expect(otherDays(text, SPRING, 'Europe/Berlin')).toEqual(days)
})

test.each([
  'From 10 to 16 March 2031, until 11:59 pm on 16/3/2031',
  'Am 10.03. um 10.30 Uhr, bis 16. März 2031. Rufen Sie an: 0211 2030 4050',
  'Packs of 2000 g, 1,5 l and 12 marches; version 1.2.2030b',
])('%s names none (FF-1401)', text => {
  expect(otherDays(text, SPRING, 'Europe/Berlin')).toEqual([])
})

test('an event over the turn of the year has days of both years (FF-1401)', () => {
  const winter = { start: new Date('2031-12-29T00:00:00Z'), end: new Date('2032-01-04T23:59:59Z') }
  expect(otherDays('29 December 2031 – 4 January 2032; not 29 December 2032', winter, 'UTC')).toEqual([
    '29 December 2032',
  ])
})
