import { expect, test } from 'vitest'
import { confirmedOf, isOpen, mostOf, wantedOf } from './confirming.ts'

/** Of 20 pieces 5 were there, 3 had been cancelled, and 12 were waited for. */
const asked = { kept: 5, asked: 12, wanted: 12 }
const then = { quantity: 20, reserved: 5, cancelled: 3 }

test.each([
  ['all that is waited for can be confirmed', {}, {}, [12, 12, 17]],
  ['what the customer lowers can be raised again up to that', { wanted: 4 }, {}, [12, 4, 9]],
  ['nothing wanted leaves what was there', { wanted: 0 }, {}, [12, 0, 5]],
  ['what has arrived meanwhile is still asked about', {}, { reserved: 13 }, [12, 12, 17]],
  ['what was cancelled meanwhile is not', {}, { cancelled: 9 }, [6, 6, 17]],
  ['all cancelled leaves nothing to ask', {}, { cancelled: 20, reserved: 0 }, [0, 0, 17]],
])('%s', (_, said, meanwhile, [most, wanted, confirmed]) => {
  const question = { ...asked, ...said }
  const pieces = { ...then, ...meanwhile }
  expect([mostOf(question, pieces), wantedOf(question, pieces), confirmedOf(question)]).toEqual([
    most,
    wanted,
    confirmed,
  ])
})

test('goods that have all arrived leave nothing to confirm', () => {
  expect(isOpen([then])).toBe(true)
  expect(isOpen([{ ...then, reserved: 17 }])).toBe(false)
})
