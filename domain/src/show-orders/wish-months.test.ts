import { expect, test } from 'vitest'
import { refuse } from './refusals.ts'
import { wishMonths } from './wish-months.ts'

test('wishes are possible from this month to that of the last release, in the show’s time zone (FF-704)', () => {
  expect(wishMonths('2031-05-12T12:00:00Z', '2031-06-30T21:59:59Z', 'Europe/Berlin')).toEqual(['2031-05', '2031-06'])
  expect(wishMonths('2031-04-30T22:30:00Z', '2031-05-31T21:59:59Z', 'Europe/Berlin')).toEqual(['2031-05'])
})

test('a show over the turn of the year has the months of both', () =>
  expect(wishMonths('2031-11-30T12:00:00Z', '2032-01-15T12:00:00Z', 'UTC')).toEqual(['2031-11', '2031-12', '2032-01']))

test('after the last release there is none', () =>
  expect(wishMonths('2031-07-01T12:00:00Z', '2031-06-30T12:00:00Z', 'UTC')).toEqual([]))

test('a refused wish names the months in words', () =>
  expect(refuse('wish_out_of_time', { first: '2031-11', last: '2032-01' }).message).toBe(
    'Wishes are possible for November 2031 to January 2032.',
  ))
