import { describe, expect, test } from 'vitest'
import { day } from '../day.ts'
import { type AwardDates, areWinnersShown, awardStage, canVote } from './stages.ts'

const dates: AwardDates = {
  votingStart: new Date('2031-05-05T00:00:00+02:00'),
  votingEnd: new Date('2031-05-08T23:59:59+02:00'),
  winnerStart: day('2031-05-10'),
  visibleEnd: day('2031-06-30'),
  timeZone: 'Europe/Berlin',
}
const at = (instant: string) => awardStage(dates, new Date(instant))

describe('the stages of the awards', () => {
  test.each([
    ['before', '2031-05-04T23:59:59+02:00'],
    ['voting', '2031-05-05T00:00:00+02:00'],
    ['voting', '2031-05-08T23:59:59.999+02:00'],
    ['counting', '2031-05-09T00:00:00+02:00'],
    ['counting', '2031-05-09T23:59:59+02:00'],
    ['winners', '2031-05-10T00:00:00+02:00'],
    ['winners', '2031-06-30T23:59:59+02:00'],
    ['over', '2031-07-01T00:00:00+02:00'],
  ] as const)('%s at %s (TS-269)', (stage, instant) => expect(at(instant)).toBe(stage))

  test('the days are those of the show, not of Greenwich (TS-270)', () => {
    expect(at('2031-05-09T21:59:59Z')).toBe('counting')
    expect(at('2031-05-09T22:00:00Z')).toBe('winners')
    expect(at('2031-06-30T21:59:59Z')).toBe('winners')
    expect(at('2031-06-30T22:00:00Z')).toBe('over')
    const tokyo = { ...dates, timeZone: 'Asia/Tokyo' }
    expect(areWinnersShown(tokyo, new Date('2031-05-09T15:00:00Z'))).toBe(true)
    expect(areWinnersShown(tokyo, new Date('2031-05-09T14:59:59Z'))).toBe(false)
  })

  test('one day of winners is a whole day', () => {
    const one = { ...dates, visibleEnd: dates.winnerStart }
    expect(areWinnersShown(one, new Date('2031-05-10T00:00:00+02:00'))).toBe(true)
    expect(areWinnersShown(one, new Date('2031-05-10T23:59:59+02:00'))).toBe(true)
    expect(areWinnersShown(one, new Date('2031-05-11T00:00:00+02:00'))).toBe(false)
  })

  test('nobody votes once winners are shown, though the window is still open', () => {
    const long = { ...dates, votingEnd: new Date('2031-05-20T00:00:00Z') }
    expect(canVote(long, new Date('2031-05-09T12:00:00Z'))).toBe(true)
    expect(canVote(long, new Date('2031-05-12T12:00:00Z'))).toBe(false)
  })
})
