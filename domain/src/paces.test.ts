import { expect, test } from 'vitest'
import { freeAt, minutesToWait, paceStart, paces } from './paces.ts'

const now = new Date('2031-05-06T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test('after ten enquiries within an hour the next one waits for the first to be an hour old (FF-683)', () => {
  const earlier = Array.from({ length: 10 }, (_, at) => ago(at + 1))
  expect(minutesToWait(paces.enquiries, earlier.slice(1), now)).toBe(0)
  expect(minutesToWait(paces.enquiries, earlier, now)).toBe(50)
})

test('after five mails there is no sixth until the first is 15 minutes old', () => {
  const mails = [ago(1), ago(2), ago(3), ago(4), ago(5)]
  expect(freeAt(paces.mails, mails.slice(1))).toBeNull()
  expect(freeAt(paces.mails, mails)).toEqual(ago(-10))
  expect(paceStart(paces.mails, now)).toEqual(ago(15))
})

test('who waits for less than a minute is told one', () => {
  const searches = Array.from({ length: 60 }, () => new Date(now.getTime() - 59_500))
  expect(minutesToWait(paces.customerSearches, searches, now)).toBe(1)
})
