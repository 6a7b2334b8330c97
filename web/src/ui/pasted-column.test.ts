import { expect, it } from 'vitest'
import { pastedColumn } from './pasted-column.ts'

it('is its lines, with empty cells between them but not after them', () => {
  expect(pastedColumn('12\r\n\r\n7\r\n')).toEqual(['12', '', '7'])
  expect(pastedColumn('12\t6')).toEqual(['12', '6'])
  expect(pastedColumn(' 12 ')).toEqual([' 12'])
})
