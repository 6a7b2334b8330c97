import { expect, test } from 'vitest'
import { whoGetsIt } from './who-gets-it.ts'

const wait = (order_id: number, open: number, flavour_id = 7) => ({
  order_id,
  line: 1,
  flavour_id,
  company: `Company ${order_id}`,
  placed_at: '2031-05-01T10:00:00Z',
  open,
})

test('says who would get what arrives, and what would be free (FF-886)', () => {
  const waiting = [wait(1, 6), wait(2, 10), wait(3, 4, 8)]
  const { served, free } = whoGetsIt(waiting, new Map([[7, 8]]))
  expect(served.map(({ company, gets, open }) => [company, gets, open])).toEqual([
    ['Company 1', 6, 6],
    ['Company 2', 2, 10],
  ])
  expect(free).toBe(0)
  const more = new Map([
    [7, 20],
    [8, 5],
  ])
  expect(whoGetsIt(waiting, more)).toMatchObject({ free: 5 })
  expect(whoGetsIt([], more).free).toBe(25)
})
