import { expect, test } from 'vitest'
import { day } from '../day.ts'
import { type AwaitedLine, arrivalsOf } from './arrivals.ts'

const line = (part: Partial<AwaitedLine>): AwaitedLine => ({
  orderId: 11,
  flavourId: 1,
  name: 'Whey 900 g',
  flavour: 'Vanilla',
  paymentMethod: 'invoice',
  paidAheadAt: null,
  delivery: 'in parts',
  open: 0,
  aside: 0,
  sent: 0,
  sentOn: null,
  ...part,
})
const etas = new Map([
  [1, '2031-06-03'],
  [2, '2031-06-01'],
])
const etaOf = (flavourId: number) => etas.get(flavourId) ?? null
const shown = (...lines: AwaitedLine[]) =>
  arrivalsOf(lines, etaOf).map(({ orderId, state, on, flavours, pieces }) => [
    orderId,
    state,
    on,
    flavours.join('+'),
    pieces,
  ])

test('what is ordered arrives by state and day, with its order; flavours of a size stand together (FF-1732)', () => {
  expect(
    shown(
      line({ open: 4 }),
      line({ flavourId: 2, flavour: 'Cocoa', open: 6, aside: 2 }),
      line({ flavourId: 3, flavour: 'Mint', open: 1 }),
      line({ flavourId: 4, flavour: 'Lime', aside: 3 }),
      line({ orderId: 9, sent: 5, sentOn: day('2031-05-29') }),
      line({ orderId: 8, flavourId: 2, open: 7 }),
    ),
  ).toEqual([
    [9, 'sent', '2031-05-29', 'Vanilla', 5],
    [11, 'ready', null, 'Cocoa+Lime', 5],
    [8, 'backorder', '2031-06-01', 'Vanilla', 7],
    [11, 'backorder', '2031-06-01', 'Cocoa', 6],
    [11, 'backorder', '2031-06-03', 'Vanilla', 4],
    [11, 'backorder', null, 'Mint', 1],
  ])
})

test('an order that is sent at once comes with the last of its goods, and without a day while one has none (FF-1732)', () => {
  const complete = { delivery: 'complete' } as const
  const both = [
    line({ ...complete, open: 4 }),
    line({ ...complete, flavourId: 2, flavour: 'Cocoa', open: 6, aside: 2 }),
  ]
  expect(shown(...both)).toEqual([
    [11, 'backorder', '2031-06-03', 'Vanilla+Cocoa', 10],
    [11, 'rest', '2031-06-03', 'Cocoa', 2],
  ])
  expect(shown(...both, line({ ...complete, flavourId: 3, flavour: 'Mint', open: 1 })).map(([, , on]) => on)).toEqual([
    null,
    null,
  ])
})

test('an order that is paid ahead waits for its payment (FF-1732)', () => {
  const ahead = line({ paymentMethod: 'prepayment', aside: 4 })
  expect(shown(ahead)).toEqual([[11, 'payment', null, 'Vanilla', 4]])
  expect(shown({ ...ahead, paidAheadAt: new Date('2031-06-01T09:00:00Z') })).toEqual([
    [11, 'ready', null, 'Vanilla', 4],
  ])
})
