import { describe, expect, test } from 'vitest'
import { day, daysAfter } from '../../day.ts'
import { nextReminder, type ReminderDays, reminderDue, USUAL_DAYS } from './reminders.ts'

const dueOn = day('2031-05-01')
const on = (days: number) => daysAfter(dueOn, days)

describe('an overdue invoice', () => {
  test.each([
    ['on its day', 0, null],
    ['six days later', 6, null],
    ['seven days later', 7, 1],
    ['months later', 100, 1],
  ] as const)('that nobody was reminded of gets, %s, level %s', (_, days, level) => {
    expect(reminderDue({ dueOn, sent: null }, USUAL_DAYS, on(days))).toBe(level)
  })

  test('gets the next reminder so many days after the one before was sent, and none after the third', () => {
    const sent = (level: number, days: number) => ({ dueOn, sent: { level, on: on(days) } })
    expect(reminderDue(sent(1, 20), USUAL_DAYS, on(33))).toBeNull()
    expect(reminderDue(sent(1, 20), USUAL_DAYS, on(34))).toBe(2)
    expect(nextReminder(sent(2, 34), USUAL_DAYS)).toEqual({ level: 3, from: on(48) })
    expect(nextReminder(sent(3, 48), USUAL_DAYS)).toBeNull()
    expect(reminderDue(sent(3, 48), USUAL_DAYS, on(1000))).toBeNull()
  })

  test('is never reminded of on its day, even with no days between', () => {
    const none: ReminderDays = [0, 0, 0]
    expect(reminderDue({ dueOn, sent: null }, none, on(0))).toBeNull()
    expect(reminderDue({ dueOn, sent: null }, none, on(1))).toBe(1)
  })

  test('gets each level once, in order, if somebody looks every day (FF-923)', () => {
    let sent: { level: number; on: ReturnType<typeof on> } | null = null
    const got: [number, number][] = []
    for (let days = 0; days < 200; days++) {
      const level = reminderDue({ dueOn, sent }, [3, 10, 5], on(days))
      if (level === null) continue
      got.push([level, days])
      sent = { level, on: on(days) }
    }
    expect(got).toEqual([
      [1, 3],
      [2, 13],
      [3, 18],
    ])
  })
})
