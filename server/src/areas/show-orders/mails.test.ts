import type { PhaseMail } from '@fairfloor/domain/show-orders/phase-mails'
import { expect, test } from 'vitest'
import type { MailContent } from '../../platform/mail-layout.ts'
import type { Snapshot } from '../catalogue/index.ts'
import type { Edition } from '../trade-show/index.ts'
import { type ShowMail, showMail } from './mails.ts'
import type { ShowPosition } from './show-order.ts'

const edition = {
  name: 'Spring Fair',
  timeZone: 'Europe/Berlin',
  orderStart: new Date('2031-05-05T00:00:00+02:00'),
  orderEnd: new Date('2031-05-08T23:59:59+02:00'),
  confirmationStart: new Date('2031-05-09T10:00:00+02:00'),
  confirmationEnd: new Date('2031-05-16T23:59:59+02:00'),
  releaseEnd: new Date('2031-06-30T23:59:59+02:00'),
} as Edition
const flavour = { name: 'Vanilla', size: { name: '900 g', product: { name: 'Whey', brand: { name: 'North' } } } }
const snapshot = { flavours: new Map([[1, flavour]]) } as unknown as Snapshot
const position = { flavourId: 1, quantity: 1200, releasedQuantity: 0, deletedQuantity: 4, price: 2150 } as ShowPosition

const kinds: readonly ShowMail[] = [
  'overview',
  'confirmation-opens',
  'confirmation-ends',
  'confirmed',
  'released',
  'release-week',
  'release-day',
  'expired',
] satisfies readonly (PhaseMail | 'confirmed' | 'released')[]

const mail = (kind: ShowMail, language: 'en' | 'de', part: Partial<ShowPosition> = {}, seesPrices = true) =>
  showMail(kind, language, {
    edition,
    positions: [{ ...position, ...part }],
    snapshot,
    shop: 'https://shop.test',
    orderId: 4,
    seesPrices,
  })

/** The texts of a mail, without those equal in every language. */
function wordsOf({ subject, preview, blocks }: MailContent): string[] {
  const inBlocks = blocks.flatMap(block => {
    if ('text' in block) return block.text
    if ('button' in block) return block.button
    if (!('table' in block)) return []
    const { columns, foot = [] } = block.table
    return [...columns.map(({ title }) => title), foot[0]?.[0] ?? '']
  })
  return [subject, preview, ...inBlocks]
}

test.each(kinds)('%s has no English word in its German (FF-372)', kind => {
  const english = new Set(wordsOf(mail(kind, 'en')))
  expect(wordsOf(mail(kind, 'de')).filter(words => english.has(words))).toEqual([])
})

test('dates are written as each language does, numbers alike', () => {
  expect(wordsOf(mail('overview', 'en'))).toContain(
    'Confirmation period begins on Friday 9th of May at 10am and finishes on Friday 16th of May at 11.59pm.',
  )
  expect(wordsOf(mail('overview', 'de'))).toContain(
    'Bestätigt werden kann von Freitag, 9. Mai, 10 Uhr, bis Freitag, 16. Mai, 23:59 Uhr.',
  )
  expect(mail('release-week', 'de').preview).toBe('Was bis 30. Juni 2031 nicht abgerufen ist, wird gelöscht.')
  for (const language of ['en', 'de'] as const) {
    const [table] = mail('confirmed', language).blocks.flatMap(block => ('table' in block ? block.table : []))
    expect(table!.rows[0]!.slice(1)).toEqual(['1.200', '21,50\u00A0€'])
    expect(table!.foot![0]!.slice(1)).toEqual(['', '25.800,00\u00A0€'])
  }
})

test('what is released is being packed, and what remains is named until its last day', () => {
  expect(mail('released', 'en').subject).toBe('Your order 4 is being packed')
  expect(mail('released', 'de').subject).toBe('Ihre Bestellung 4 wird gepackt')
  expect(wordsOf(mail('released', 'en'))).toContain('1.196 pieces remain to be released until 30th of June 2031.')
  expect(wordsOf(mail('released', 'en', { releasedQuantity: 1195 }))).toContain(
    '1 piece remains to be released until 30th of June 2031.',
  )
  const all = wordsOf(mail('released', 'en', { releasedQuantity: 1196 }))
  expect(all.join()).toContain('You released what remained of your order')
  expect(all.join()).not.toContain('to be released until')
})

test.each(kinds)('%s shows no amount to those who may not see prices (FF-138)', kind => {
  const amounts = (seesPrices: boolean) => JSON.stringify(mail(kind, 'en', {}, seesPrices)).match(/€|Price|Total/g)
  expect(amounts(false)).toBeNull()
  if (kind !== 'released') expect(amounts(true)).not.toBeNull()
})

test.each(kinds.filter(kind => kind !== 'released'))('%s shows what was written on a position (FF-1680)', kind => {
  const open = { quantity: 9, releasedQuantity: 1, deletedQuantity: 4, extras: { gift_note: 'For Jo' } }
  const rows = mail(kind, 'en', open).blocks.flatMap(block => ('table' in block ? block.table.rows : []))
  expect(rows.map(([product]) => product)).toEqual(['North Whey 900 g, Vanilla\nGift note: For Jo'])
})
