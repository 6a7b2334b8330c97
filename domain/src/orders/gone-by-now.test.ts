import { expect, test } from 'vitest'
import { day } from '../day.ts'
import { goneByNow } from './gone-by-now.ts'

const TODAY = day('2031-06-30')
const single = { orderMultiple: 1, minQuantity: 1, unitsPerCase: 12 }

type Case = {
  of: string
  bought: [date: string, pieces: number][]
  covered?: number
  size?: Partial<typeof single>
  expected: [pieces: number, days: number] | null
}

const cases: Case[] = [
  { of: 'never bought', bought: [], expected: null },
  { of: 'bought once', bought: [['2031-01-01', 24]], expected: null },
  {
    of: 'bought every 20 days, last 25 days ago',
    bought: [
      ['2031-05-16', 24],
      ['2031-06-05', 24],
    ],
    expected: [24, 5],
  },
  {
    of: 'gone this very day',
    bought: [
      ['2031-05-31', 24],
      ['2031-06-15', 24],
    ],
    expected: [24, 0],
  },
  {
    of: 'some is left by a day',
    bought: [
      ['2031-05-30', 24],
      ['2031-06-15', 24],
    ],
    expected: null,
  },
  {
    of: 'the last one was twice as large and lasts twice as long',
    bought: [
      ['2031-05-11', 10],
      ['2031-05-26', 10],
      ['2031-06-10', 20],
    ],
    expected: null,
  },
  {
    of: 'one long pause does not change the usual time',
    bought: [
      ['2030-10-01', 10],
      ['2031-05-01', 10],
      ['2031-05-21', 10],
      ['2031-06-10', 10],
    ],
    expected: [10, 0],
  },
  {
    of: 'the usual quantity is the middle one',
    bought: [
      ['2031-04-01', 10],
      ['2031-05-01', 96],
      ['2031-05-31', 12],
    ],
    expected: [12, 0],
  },
  {
    of: 'between two quantities it is rounded up',
    bought: [
      ['2031-05-26', 10],
      ['2031-06-05', 5],
    ],
    expected: [8, 18],
  },
  {
    of: 'ordered already, and not come yet',
    bought: [
      ['2031-05-16', 24],
      ['2031-06-05', 24],
    ],
    covered: 24,
    expected: null,
  },
  {
    of: 'covered in part: what is missing, in whole cases as ever',
    bought: [
      ['2031-05-16', 24],
      ['2031-06-05', 24],
    ],
    covered: 4,
    expected: [24, 5],
  },
  {
    of: 'covered in part: what is missing, by the piece as ever',
    bought: [
      ['2031-05-16', 20],
      ['2031-06-05', 20],
    ],
    covered: 4,
    expected: [16, 5],
  },
  {
    of: 'rounded up to what can be ordered',
    bought: [
      ['2031-05-16', 20],
      ['2031-06-05', 20],
    ],
    size: { orderMultiple: 6 },
    expected: [24, 5],
  },
  {
    of: 'at least the fewest that can be ordered',
    bought: [
      ['2031-05-16', 2],
      ['2031-06-05', 2],
    ],
    size: { minQuantity: 5 },
    expected: [5, 5],
  },
  {
    of: 'bought every week, and not for 90 days: perhaps a summer',
    bought: [
      ['2031-03-25', 6],
      ['2031-04-01', 6],
    ],
    expected: [6, 83],
  },
  {
    of: 'bought every week, and no longer',
    bought: [
      ['2031-03-24', 6],
      ['2031-03-31', 6],
    ],
    expected: null,
  },
  {
    of: 'bought twice a year is bought again after a long time',
    bought: [
      ['2030-06-30', 6],
      ['2030-12-30', 6],
    ],
    expected: null,
  },
  {
    of: 'bought every four months, last over a new year',
    bought: [
      ['2030-08-20', 6],
      ['2030-12-20', 6],
    ],
    expected: [6, 70],
  },
]

test.each(cases)(
  'is probably gone by now, and how much is bought again: $of (FF-1730)',
  ({ bought, covered = 0, size, expected }) => {
    const purchases = bought.map(([date, pieces]) => ({ day: day(date), pieces }))
    const found = goneByNow({ purchases, covered }, { ...single, ...size }, TODAY)
    expect(found && [found.pieces, found.days]).toEqual(expected)
    if (found) expect(found.last).toEqual(purchases.at(-1))
  },
)
