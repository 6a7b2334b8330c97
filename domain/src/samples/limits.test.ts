import { describe, expect, test } from 'vitest'
import { sampleRefusal, USUAL_LIMITS, type WantedSample } from './limits.ts'
import { type Allowance, roomFor } from './room.ts'

const sample = (part: Partial<WantedSample> = {}): WantedSample => ({
  name: 'Vanilla',
  exhibitorId: 1,
  quantity: 1,
  left: 10,
  path: 'positionsJson.0.quantity',
  ...part,
})
const of = (taken: number, most: number): Allowance => ({ taken, most })
const text = (wanted: WantedSample[], here = of(0, 5), inAll = of(0, 30)) =>
  sampleRefusal(
    wanted,
    new Map([
      [1, here],
      [2, of(0, 5)],
    ]),
    inAll,
    true,
  )?.message

describe('taking samples', () => {
  test('usually ends at 5 from one exhibitor and 30 in all', () =>
    expect(USUAL_LIMITS).toEqual({ ofExhibitor: 5, inAll: 30 }))

  test('goes up to what is left, and to both limits', () => {
    expect(text([sample({ quantity: 5, left: 5 })])).toBeUndefined()
    expect(text([sample({ quantity: 3 })], of(2, 5), of(27, 30))).toBeUndefined()
  })

  test('more than is left is refused, and names the flavour and its line (TS-227)', () => {
    expect(text([sample({ quantity: 3, left: 2 })])).toBe('Only 2 left of Vanilla.')
    expect(text([sample(), sample({ name: 'Cocoa', left: 0 })])).toBe('Only 0 left of Cocoa.')
    const refusal = sampleRefusal([sample({ quantity: 3, left: 2 })], new Map(), of(0, 30), true)
    expect(refusal).toMatchObject({ status: 409, errors: [{ path: 'positionsJson.0.quantity', detail: '2 left' }] })
  })

  test('how many are left is not told to those who see stock in words', () => {
    const refusal = sampleRefusal([sample({ quantity: 4, left: 2 })], new Map(), of(0, 30), false)
    expect(refusal?.message).toBe('There are not that many left of Vanilla.')
    expect(JSON.stringify([refusal, refusal?.errors])).not.toMatch(/2/)
  })

  test('the exhibitor’s limit counts what was taken before, over all its flavours (TS-228)', () => {
    const most5 = 'You can take at most 5 samples from one exhibitor.'
    expect(text([sample({ quantity: 6 })])).toBe(most5)
    expect(text([sample({ quantity: 2 })], of(4, 5))).toBe(most5)
    expect(text([sample({ quantity: 3 }), sample({ name: 'Cocoa', quantity: 3 })])).toBe(most5)
    expect(text([sample({ quantity: 3 }), sample({ exhibitorId: 2, quantity: 3 })])).toBeUndefined()
  })

  test('the limit in all counts every exhibitor (TS-229)', () => {
    const most30 = 'You can take at most 30 samples in all.'
    expect(text([sample()], of(0, 5), of(30, 30))).toBe(most30)
    expect(text([sample({ quantity: 3 }), sample({ exhibitorId: 2, quantity: 3 })], of(0, 5), of(25, 30))).toBe(most30)
  })

  test('a limit that was lowered under what is taken leaves nothing', () => {
    expect(text([sample()], of(5, 3))).toBe('You can take at most 3 samples from one exhibitor.')
    expect(roomFor(of(5, 3), of(5, 30))).toBe(0)
  })

  test('the smaller room of both limits counts', () => {
    expect(roomFor(of(1, 5), of(10, 30))).toBe(4)
    expect(roomFor(of(1, 5), of(29, 30))).toBe(1)
  })
})
