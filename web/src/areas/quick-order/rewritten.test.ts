import type { RecognisedLine } from '@fairfloor/domain/quick-order/contract'
import { expect, test } from 'vitest'
import { rewritten } from './rewritten.ts'

const line = (at: number, text: string): RecognisedLine => ({
  line: at,
  text,
  code: text,
  quantity: '',
  quantities: [],
  by: null,
  flavour_ids: [],
  nearest_ids: [],
  gone: null,
  not_here: null,
})
const [one, two, three] = [line(1, 'A 1'), line(3, 'B 2'), line(4, 'A 1')]
const checked = [one, two, three]
const places = (lines: readonly RecognisedLine[]) => lines.map(({ line: at, text }) => [at, text])

test('only the lines that are placed or replaced change; what was typed since the check stays (SH-158)', () => {
  const after = rewritten('typed\nA 1\n\nB 2\nA 1\n typed too', checked, new Map([[one, null]]))
  expect(after.text).toBe('typed\n\nB 2\nA 1\n typed too')
  expect(places(after.checked)).toEqual([
    [3, 'B 2'],
    [4, 'A 1'],
  ])
  expect(rewritten('A 1\n\nB 2\nA 1', checked, new Map([[two, line(0, 'S-2\t2')]])).text).toBe('A 1\n\nS-2\t2\nA 1')
})

test('of equal lines the one that was chosen goes', () =>
  expect(rewritten('A 1\n\nB 2\nA 1', checked, new Map([[three, null]])).text).toBe('A 1\n\nB 2'))

test('a line that was changed since stays, and what it was replaced by is written below', () => {
  const after = rewritten('A 1\nB 22', checked, new Map([[two, line(0, 'S-2\t2')]]))
  expect(after.text).toBe('A 1\nB 22\nS-2\t2')
  expect(places(after.checked)).toEqual([
    [1, 'A 1'],
    [3, 'S-2\t2'],
    [4, 'A 1'],
  ])
  expect(rewritten('A 1\nB 22', checked, new Map([[two, null]])).text).toBe('A 1\nB 22')
})

test('when all lines are placed nothing is left', () =>
  expect(rewritten(' A 1\r\n\r\nB 2\nA 1\n', checked, new Map(checked.map(each => [each, null])))).toEqual({
    text: '',
    checked: [],
  }))
