import { describe, expect, test } from 'vitest'
import { day } from '../day.ts'
import { canComplain, leftToComplain, stateOf } from './complaint.ts'

test('goods can be complained of for fourteen days after they left, the last one included (FF-1220)', () => {
  expect(canComplain(day('2031-05-01'), day('2031-05-15'))).toBe(true)
  expect(canComplain(day('2031-05-01'), day('2031-05-16'))).toBe(false)
})

test('nobody complains of more than was shipped', () => {
  expect(leftToComplain(12, 5)).toBe(7)
  expect(leftToComplain(12, 14)).toBe(0)
})

describe('the state of a complaint', () => {
  const at = new Date('2031-05-06T12:00:00Z')
  const none = { takenOnAt: null, decidedAt: null, decision: null, closedAt: null }

  test('is open until somebody takes it on, then in progress until somebody decides (FF-1222)', () => {
    expect(stateOf(none)).toBe('open')
    expect(stateOf({ ...none, takenOnAt: at })).toBe('in progress')
  })

  test('is accepted with either settlement, refused, and in the end closed (FF-1222)', () => {
    const decided = { ...none, takenOnAt: at, decidedAt: at }
    expect(stateOf({ ...decided, decision: 'credit' })).toBe('accepted')
    expect(stateOf({ ...decided, decision: 'replacement' })).toBe('accepted')
    expect(stateOf({ ...decided, decision: 'refused' })).toBe('refused')
    expect(stateOf({ ...decided, decision: 'refused', closedAt: at })).toBe('closed')
  })
})
