import { expect, test } from 'vitest'
import { type Mark, releasesFromStock } from './when-in-stock.ts'

const mark = (showOrderId: number, flavourId: number, day: number, part: Partial<Mark> = {}): Mark => ({
  showOrderId,
  flavourId,
  addressId: showOrderId * 10,
  markedAt: new Date(Date.UTC(2031, 4, day)),
  remaining: 6,
  ...part,
})
const shared = (marks: Mark[], free: Record<number, number>) =>
  releasesFromStock(marks, new Map(Object.entries(free).map(([id, pieces]) => [Number(id), pieces])))

test('the oldest mark gets what it can, the next the rest (FF-224)', () =>
  expect(shared([mark(2, 7, 12), mark(1, 7, 11), mark(3, 7, 13)], { 7: 8 })).toEqual([
    { showOrderId: 1, addressId: 10, wishes: [{ flavourId: 7, quantity: 6 }] },
    { showOrderId: 2, addressId: 20, wishes: [{ flavourId: 7, quantity: 2 }] },
  ]))

test('no more is released than remains, and nothing of what nobody has (FF-224)', () =>
  expect(
    shared([mark(1, 7, 11, { remaining: 2 }), mark(1, 8, 11), mark(1, 9, 11, { remaining: 0 })], { 7: 50, 9: 3 }),
  ).toEqual([{ showOrderId: 1, addressId: 10, wishes: [{ flavourId: 7, quantity: 2 }] }]))

test('what goes from one order to one address is one release; another address is another', () =>
  expect(shared([mark(1, 7, 11), mark(1, 8, 12), mark(1, 9, 13, { addressId: 11 })], { 7: 6, 8: 6, 9: 6 })).toEqual([
    {
      showOrderId: 1,
      addressId: 10,
      wishes: [
        { flavourId: 7, quantity: 6 },
        { flavourId: 8, quantity: 6 },
      ],
    },
    { showOrderId: 1, addressId: 11, wishes: [{ flavourId: 9, quantity: 6 }] },
  ]))

test('of marks set at once the order with the lower number is first, whatever their sequence', () => {
  const marks = [mark(2, 7, 11), mark(1, 7, 11)]
  expect(shared(marks, { 7: 6 })).toEqual(shared(marks.toReversed(), { 7: 6 }))
  expect(shared(marks, { 7: 6 })[0]?.showOrderId).toBe(1)
})
