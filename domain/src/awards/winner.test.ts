import { expect, test } from 'vitest'
import { winnerOf } from './winner.ts'

const tally = (nomineeId: number, votes: number, hour: number) => ({
  nomineeId,
  votes,
  lastVoteAt: new Date(Date.UTC(2031, 4, 6, hour)),
})

test('most votes win', () => expect(winnerOf(null, [tally(1, 2, 8), tally(2, 5, 12), tally(3, 4, 9)])).toBe(2))

test('of several with as many votes the one that had them first wins', () => {
  expect(winnerOf(null, [tally(1, 3, 11), tally(2, 3, 10), tally(3, 1, 8)])).toBe(2)
  expect(winnerOf(null, [tally(7, 3, 10), tally(4, 3, 10)])).toBe(4)
})

test('the operator’s choice stands above the votes', () => expect(winnerOf(3, [tally(1, 9, 8)])).toBe(3))

test('nobody wins without a vote', () => {
  expect(winnerOf(null, [])).toBeNull()
  expect(winnerOf(null, [tally(1, 0, 8)])).toBeNull()
})
