import { expect, test } from 'vitest'
import type { MailContent } from '../../../platform/mail-layout.ts'
import type { StoredOrder } from '../../orders/index.ts'
import { askedMail, confirmedMail } from './backorder-mail.ts'
import { weekMail } from './week-mail.ts'

const line = (number: number) => ({
  ...{ line: number, flavourId: number, brandName: 'North', productName: 'Whey' },
  ...{ sizeName: '900 g', flavourName: `Flavour ${number}` },
})
const about = {
  stored: { order: { id: 501 }, lines: [line(1), line(2)] } as unknown as StoredOrder,
  etaOf: (flavourId: number) => (flavourId === 1 ? '2031-06-03' : null),
  shop: 'https://shop.test',
}
const week = {
  week: { name: 'Newcomer Week 2031', end: new Date('2031-03-16T23:59:59+01:00') },
  ...{ brands: ['North', 'South'], pieces: 1200, timeZone: 'Europe/Berlin', shop: 'https://shop.test' },
}
const mails: Record<string, (language: 'en' | 'de') => MailContent> = {
  start: language => weekMail('start', language, week),
  ending: language => weekMail('ending', language, week),
  asked: language => askedMail(language, [{ line: 1, quantity: 1500 }], about),
  confirmed: language =>
    confirmedMail(language, { wanted: [{ line: 1, quantity: 5 }], cancelled: [{ line: 2, quantity: 7 }] }, about),
}

const textsOf = ({ blocks }: MailContent) => blocks.flatMap(block => ('text' in block ? [block.text] : []))
const tablesOf = ({ blocks }: MailContent) => blocks.flatMap(block => ('table' in block ? [block.table] : []))
const buttonsOf = ({ blocks }: MailContent) =>
  blocks.flatMap(block => ('button' in block ? [[block.button, block.href]] : []))
const wordsOf = (mail: MailContent) => [
  ...[mail.subject, mail.preview, ...textsOf(mail), ...buttonsOf(mail).map(([words]) => words)],
  ...tablesOf(mail).flatMap(({ columns }) => columns.map(({ title }) => title)),
]

test.each(Object.keys(mails))('%s has no English word in its German', kind => {
  const english = new Set(wordsOf(mails[kind]!('en')))
  expect(wordsOf(mails[kind]!('de')).filter(words => english.has(words))).toEqual([])
})

test('the start names the last minute in the shop’s time, the brands, and where such mails are ended', () => {
  const mail = mails.start!('en')
  expect(mail.subject).toBe('Newcomer Week 2031 has begun')
  expect(textsOf(mail)[0]).toMatch(/Until Sunday 16th of March at 11.59pm/)
  expect(textsOf(mail)[1]).toBe('These brands take part: North, South.')
  expect(textsOf(mail).at(-1)).toContain('https://shop.test/account/notifications')
  expect(buttonsOf(mail)).toEqual([['To the Newcomer Week', 'https://shop.test/newcomer-week']])
})

test('the last day’s subject says when the event ends, however late it is sent (FF-1176)', () => {
  expect(mails.ending!('en').subject).toMatch(/^Newcomer Week 2031 ends on Sunday 16th of March at 11.59pm/)
})

test('the last day names what is still in the basket, and leads there', () => {
  expect(textsOf(mails.ending!('en'))[1]).toBe('1.200 pieces in your company’s basket are not ordered yet.')
  expect(buttonsOf(mails.ending!('en'))).toEqual([['To the basket', 'https://shop.test/newcomer-week/basket']])
  const empty = weekMail('ending', 'en', { ...week, pieces: 0 })
  expect(buttonsOf(empty)).toEqual([['To the Newcomer Week', 'https://shop.test/newcomer-week']])
})

test('a backorder to confirm names its lines with their day, and leads to the basket (FF-1132)', () => {
  const mail = mails.asked!('en')
  expect(tablesOf(mail)[0]!.rows).toEqual([['North Whey 900 g, Flavour 1', '1.500', '3 June 2031']])
  expect(buttonsOf(mail)).toEqual([['Confirm Backorder', 'https://shop.test/newcomer-week/basket']])
})

test('a backorder shows what was written on its lines (FF-1680)', () => {
  const lines = [{ ...line(1), extras: { gift_note: 'For Jo' } }]
  const stored = { order: { id: 501 }, lines } as unknown as StoredOrder
  const mail = askedMail('de', [{ line: 1, quantity: 2 }], { ...about, stored })
  expect(tablesOf(mail)[0]!.rows[0]![0]).toBe('North Whey 900 g, Flavour 1\nGrußtext: For Jo')
})

test('a confirmation names what is still waited for, and what was cancelled (FF-1132)', () => {
  expect(tablesOf(mails.confirmed!('en')).map(({ rows }) => rows)).toEqual([
    [['North Whey 900 g, Flavour 1', '5', '3 June 2031']],
    [['North Whey 900 g, Flavour 2', '7']],
  ])
  const nothing = confirmedMail(
    'en',
    { wanted: [{ line: 1, quantity: 0 }], cancelled: [{ line: 1, quantity: 9 }] },
    about,
  )
  expect(textsOf(nothing)).toEqual(['Order 501 waits for nothing any more.', 'This was cancelled:'])
})
