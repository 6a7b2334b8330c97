import { expect, test } from 'vitest'
import { readUnitsPerCase } from './units-per-case.ts'

test.each([
  ['6 Outer', 6],
  ['3 outer', 3],
  ['Ctn 12', 12],
  ['Carton 24', 24],
  ['case of 6', 6],
  ['Each', 1],
  ['25 Kg', 1],
  ['2.5 kg', 1],
  ['20 Litres', 1],
  ['1kg', 1],
  ['4 x 4.5 Kg', 4],
  ['12×330ml', 12],
  ['24/case', 24],
  ['12 per carton', 12],
  ['VPE: 8', 8],
  ['6er', 6],
  ['12', 12],
  [12, 12],
  ['12.0', 12],
  [' 10  Outer ', 10],
])('%j are %i units per case', (cell, units) => expect(readUnitsPerCase(cell)).toEqual({ value: units }))

test.each(['', 'some', 'Ctn', '12 bananas', '1.5', '-3', null])('%j is refused', cell =>
  expect(readUnitsPerCase(cell)).toEqual({ reason: 'Units per case are written like 12, 6 Outer, Ctn 12 or Each.' }),
)

test.each(['0', '100000'])('%j is out of bounds', cell =>
  expect(readUnitsPerCase(cell)).toEqual({ reason: 'Units per case are 1 to 99,999.' }),
)
