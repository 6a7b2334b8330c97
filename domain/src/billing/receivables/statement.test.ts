import { expect, test } from 'vitest'
import { type Day, day, daysAfter } from '../../day.ts'
import { cents } from '../../money.ts'
import { type Entry, type EntryKind, entryKinds, statementOf } from './statement.ts'

const start = day('2031-01-01')
const entry = (kind: EntryKind, on: Day, amount: number): Entry => ({ kind, on, amount: cents(amount) })

test('begins with what was owed before, and ends with what is owed then', () => {
  const entries = [
    entry('invoice', day('2030-12-20'), 10_000),
    entry('payment', day('2031-01-05'), 4_000),
    entry('invoice', day('2031-01-10'), 2_500),
    entry('credit note', day('2031-01-31'), 500),
    entry('reversal', day('2031-02-01'), 4_000),
  ]
  const { opening, lines, closing } = statementOf(entries, { from: start, until: day('2031-01-31') })
  expect(opening).toBe(10_000)
  expect(lines.map(({ change, balance }) => [change, balance])).toEqual([
    [-4_000, 6_000],
    [2_500, 8_500],
    [-500, 8_000],
  ])
  expect(closing).toBe(8_000)
})

test('over random histories each balance is invoices less payments and credits, and periods join without a gap (FF-925)', () => {
  let seed = 7
  const below = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % most
  }
  for (let history = 0; history < 200; history++) {
    const entries = Array.from({ length: below(40) }, () =>
      entry(entryKinds[below(entryKinds.length)]!, daysAfter(start, below(120)), 1 + below(100_000)),
    )
    const owedOn = (until: Day) =>
      entries.reduce((all, { kind, on, amount }) => {
        if (on > until) return all
        return ['payment', 'credit note', 'rounding'].includes(kind) ? all - amount : all + amount
      }, 0)
    const cut = daysAfter(start, below(120))
    const first = statementOf(entries, { from: start, until: cut })
    const second = statementOf(entries, { from: daysAfter(cut, 1), until: daysAfter(start, 120) })
    expect(first.closing).toBe(second.opening)
    expect(first.closing).toBe(owedOn(cut))
    expect(second.closing).toBe(owedOn(daysAfter(start, 120)))
    expect(first.lines.length + second.lines.length).toBe(entries.length)
    for (const statement of [first, second])
      expect(statement.lines.at(-1)?.balance ?? statement.opening).toBe(statement.closing)
  }
})
