import { expect, test } from 'vitest'
import { settleRows } from './settle-rows.ts'

const VANILLA = 1
const COCOA = 2
const PEANUT = 3
const COCONUT = 4

/** Rows of a sheet whose head is its first row. */
const sheet = (...rows: [flavourId: number, reference: string][]) =>
  rows.map(([flavourId, reference], i) => ({ row: i + 2, flavourId, reference }))
const kept = (...own: [number, string][]) => new Map(own)

test('new references are taken, known ones are unchanged, an empty one removes', () => {
  const own = kept([VANILLA, 'A'], [COCOA, 'B'])
  const settled = settleRows(own, sheet([VANILLA, 'A'], [COCOA, ''], [PEANUT, 'C'], [COCONUT, '']))
  expect(settled).toEqual({
    taken: [3, 4],
    unchanged: [2, 5],
    refused: [],
    changes: new Map([
      [COCOA, ''],
      [PEANUT, 'C'],
    ]),
  })
})

test('flavours swap their references within a sheet, in a ring as well (FF-1050)', () => {
  const own = kept([VANILLA, 'A'], [COCOA, 'B'], [PEANUT, 'C'])
  expect(settleRows(own, sheet([VANILLA, 'B'], [COCOA, 'A'])).taken).toEqual([2, 3])
  expect(settleRows(own, sheet([VANILLA, 'B'], [COCOA, 'C'], [PEANUT, 'A'])).taken).toEqual([2, 3, 4])
})

test('a reference of a flavour that keeps it is refused, and names the flavour or its row', () => {
  const own = kept([VANILLA, 'A'], [COCOA, 'B'])
  expect(settleRows(own, sheet([PEANUT, 'A'], [COCONUT, 'D']))).toMatchObject({
    taken: [3],
    refused: [{ row: 2, fault: { why: 'taken', by: VANILLA } }],
  })
  expect(settleRows(own, sheet([PEANUT, 'A'], [VANILLA, 'A'])).refused).toEqual([
    { row: 2, fault: { why: 'same_reference', as: 3 } },
  ])
})

test('who needs a reference that a refused row does not free is refused, too', () => {
  const own = kept([VANILLA, 'A'], [COCOA, 'B'], [PEANUT, 'C'], [COCONUT, 'D'])
  const settled = settleRows(own, sheet([VANILLA, 'B'], [COCOA, 'C'], [PEANUT, 'D']))
  expect(settled.changes.size).toBe(0)
  expect(settled.refused).toEqual([
    { row: 2, fault: { why: 'taken', by: COCOA } },
    { row: 3, fault: { why: 'taken', by: PEANUT } },
    { row: 4, fault: { why: 'taken', by: COCONUT } },
  ])
})

test('a chain of fifty thousand rows is settled', () => {
  const many = 50_000
  const own = new Map(Array.from({ length: many }, (_, i) => [i + 1, `R${i + 1}`]))
  const rows = Array.from({ length: many - 1 }, (_, i) => ({ row: i + 2, flavourId: i + 1, reference: `R${i + 2}` }))
  expect(settleRows(own, rows).refused).toHaveLength(many - 1)
  own.delete(many)
  expect(settleRows(own, rows).taken).toHaveLength(many - 1)
})

test('whatever a sheet says, no reference ends at two flavours, and each row is said of once (FF-1050)', () => {
  let seed = 20_310_506
  const below = (most: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return seed % most
  }
  for (let round = 0; round < 500; round++) {
    const own = new Map<number, string>()
    for (let flavourId = 1; flavourId <= 8; flavourId++) if (below(3) > 0) own.set(flavourId, `R${flavourId}`)
    const rows = sheet(
      ...Array.from({ length: 6 }, (): [number, string] => [1 + below(10), ['', `R${1 + below(9)}`][below(4) && 1]!]),
    )
    const { changes, taken, unchanged, refused } = settleRows(own, rows)
    const after = [...new Map([...own, ...changes]).values()].filter(reference => reference !== '')
    expect(new Set(after).size).toBe(after.length)
    const said = [...taken, ...unchanged, ...refused.map(({ row }) => row)]
    expect(said.sort((a, b) => a - b)).toEqual(rows.map(({ row }) => row))
  }
})

test('of two rows of a flavour or with a reference the first counts, the other names it (FF-1050)', () => {
  const rows = sheet([VANILLA, 'A'], [VANILLA, 'B'], [VANILLA, 'A'], [COCOA, 'A'])
  expect(settleRows(new Map(), rows)).toMatchObject({
    taken: [2],
    unchanged: [4],
    refused: [
      { row: 3, fault: { why: 'same_article', as: 2 } },
      { row: 5, fault: { why: 'same_reference', as: 2 } },
    ],
  })
})

test('a reference has at most 64 characters', () => {
  const rows = sheet([VANILLA, 'x'.repeat(64)], [COCOA, 'x'.repeat(65)])
  expect(settleRows(new Map(), rows)).toMatchObject({ taken: [2], refused: [{ row: 3, fault: { why: 'too_long' } }] })
})
