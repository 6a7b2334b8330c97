import { expect, test } from 'vitest'
import { cents } from '../../money.ts'
import { cardStateOf, isOpen } from './card-state.ts'

const NOW = new Date('2025-05-12T10:00:00Z')
const order = {
  paymentMethod: 'card',
  isCancelled: false,
  paidAheadAt: null,
  heldUntil: new Date('2025-05-12T10:30:00Z'),
  due: cents(1000),
}

test.each([
  ['to pay', 'while its goods are kept', {}],
  ['over', 'when their time has come', { heldUntil: NOW }],
  ['over', 'when it is cancelled', { isCancelled: true }],
  ['paid', 'when nothing is due', { due: cents(0), heldUntil: null }],
  ['paid', 'when it became cheaper than what was paid', { due: cents(-100), heldUntil: null }],
  ['paid', 'when it became dearer after it was paid', { paidAheadAt: NOW, heldUntil: null }],
  ['other', 'where it is not paid by card', { paymentMethod: 'invoice' }],
])('an order by card is %s %s (FF-927)', (state, _, more) => {
  expect(cardStateOf({ ...order, ...more }, NOW)).toBe(state)
})

test('a try is open until the provider has told how it ends', () => {
  const one = { startedAt: NOW, paidAt: null, endedAt: null, endKind: null }
  expect([one, { ...one, paidAt: NOW }, { ...one, endedAt: NOW, endKind: 'refused' as const }].map(isOpen)).toEqual([
    true,
    false,
    false,
  ])
})
