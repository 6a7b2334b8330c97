import { expect, test } from 'vitest'
import { awardDatesRefusal } from './dates.ts'

const dates = {
  voting_start: '2031-05-05T00:00:00+02:00',
  voting_end: '2031-05-08T23:59:59+02:00',
  winner_start: '2031-05-10',
  visible_end: '2031-05-10',
}
const wrong = (part: Partial<typeof dates>) => awardDatesRefusal({ ...dates, ...part })?.errors.map(({ path }) => path)

test('dates that follow each other are taken; one day of winners is enough', () =>
  expect(awardDatesRefusal(dates)).toBeNull())

test('each wrong end is named', () => {
  expect(wrong({ voting_end: dates.voting_start })).toEqual(['voting_end'])
  expect(wrong({ visible_end: '2031-05-09' })).toEqual(['visible_end'])
  expect(wrong({ winner_start: '0001-01-01' })).toEqual(['winner_start'])
})
