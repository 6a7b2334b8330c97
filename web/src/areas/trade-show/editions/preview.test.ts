import { windowsOf } from '@fairfloor/domain/trade-show/edition-dates'
import { expect, test } from 'vitest'
import { previewAt, startsOf } from './preview.ts'

const windows = windowsOf({
  order_start: '2025-05-05T00:00:00+02:00',
  order_end: '2025-05-08T23:59:59+02:00',
  confirmation_start: '2025-05-09T10:00:00+02:00',
  confirmation_end: '2025-05-16T23:59:59+02:00',
  release_end: '2025-06-30T23:59:59+02:00',
})
const at = (instant: Date | string) => previewAt(windows, 'Europe/Berlin', new Date(instant))

test('every phase begins where its button leads (FF-205)', () => {
  for (const [phase, start] of Object.entries(startsOf(windows))) expect(at(start).phase).toBe(phase)
  for (const phase of ['ordering', 'closed', 'confirmation', 'release', 'over'] as const)
    expect(at(new Date(startsOf(windows)[phase].getTime() - 1)).phase).not.toBe(phase)
})

test('while ordering nobody finds anything to confirm', () => {
  const { refusals, screens } = at('2025-05-06T12:00:00+02:00')
  const says = (what: keyof typeof refusals) => refusals[what]?.message ?? null
  expect(screens).toEqual({ nobody: 'not-yet', ordered: 'not-yet', confirmed: 'not-yet' })
  expect({ order: says('order'), confirm: says('confirm'), release: says('release') }).toEqual({
    order: null,
    confirm:
      'Orders cannot be confirmed now. The confirmation period lasts from Friday 9th of May at 10am to Friday 16th of May at 11.59pm.',
    release:
      'Orders cannot be released now. Releasing is possible from Friday 9th of May at 10am to Monday 30th of June at 11.59pm.',
  })
})

test('while confirming each customer finds their own screen (FF-205)', () => {
  const { refusals, screens } = at('2025-05-12T12:00:00+02:00')
  expect(screens).toEqual({ nobody: 'did-not-take-part', ordered: 'confirm', confirmed: 'release' })
  expect(refusals).toMatchObject({ order: { code: 'ordering_closed' }, confirm: null, release: null })
})

test('afterwards it is too late for who did not confirm', () => {
  expect(at('2025-06-01T12:00:00+02:00').screens).toEqual({
    nobody: 'did-not-take-part',
    ordered: 'too-late',
    confirmed: 'release',
  })
})
