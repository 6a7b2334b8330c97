import { expect, test } from 'vitest'
import { jobState } from './job.ts'

const at = (day: number) => new Date(Date.UTC(2031, 4, day))
const job = { publishedAt: at(1), openFrom: at(5), openUntil: at(9) }

test.each([
  ['hidden', { ...job, publishedAt: null }, 6],
  ['later', job, 4],
  ['open', job, 5],
  ['open', job, 9],
  ['over', job, 10],
  ['open', { ...job, openFrom: null, openUntil: null }, 30],
] as const)('a job is %s: %#', (state, offered, day) => expect(jobState(offered, at(day))).toBe(state))
