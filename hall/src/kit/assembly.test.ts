import { expect, test } from 'vitest'
import { Assembly, marksOf } from './assembly.ts'

test('A mark keeps its place and direction in the outermost frame', () => {
  const parts = new Assembly()
  parts.at({ x: 10, z: 4, turn: Math.PI / 2 }, () => parts.mark('staff', { x: 1, y: 0.06, z: 2 }))
  const [mark] = marksOf(parts.finish('booth 7'))
  expect(mark).toMatchObject({ kind: 'staff', group: 'booth 7' })
  expect(mark!.at.map(value => Math.round(value * 100) / 100)).toEqual([12, 0.06, 3])
  expect(mark!.turn).toBeCloseTo(Math.PI / 2)
})
