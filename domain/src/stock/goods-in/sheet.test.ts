import { describe, expect, it } from 'vitest'
import { readSheetRows } from './sheet.ts'

const read = (...rows: string[][]) =>
  readSheetRows(rows.map(cells => cells.join('\t')).join('\n')).map(({ row, code, quantity, on }) => [
    row,
    code,
    quantity,
    on,
  ])

describe('readSheetRows (FF-963)', () => {
  it('finds the columns by their headings, in either language and any order', () => {
    expect(read(['Expected on', 'Name', 'Pieces', 'SKU'], ['2031-06-03', 'Whey', '12', 'N-1'])).toEqual([
      [2, 'N-1', 12, '2031-06-03'],
    ])
    expect(read(['Artikelnummer', 'Menge', 'Liefertermin'], ['N-1', '12', '3.6.2031'])).toEqual([
      [2, 'N-1', 12, '2031-06-03'],
    ])
  })

  it('takes the EAN where the SKU is empty, and leaves out empty rows', () => {
    expect(read(['SKU', 'EAN', 'Quantity'], ['', '8719999000015', '6'], ['', '', ''], ['N-1', '87', '1'])).toEqual([
      [2, '8719999000015', 6, null],
      [4, 'N-1', 1, null],
    ])
  })

  it('without headings the columns are number, pieces, day', () => {
    expect(read(['N-1', '12', '2031-06-03'], ['N-2', '3'])).toEqual([
      [1, 'N-1', 12, '2031-06-03'],
      [2, 'N-2', 3, null],
    ])
  })

  it.each(['', '0', '-1', '1,5', '1.200', 'many', '100000'])('%j are no pieces', text =>
    expect(read(['N-1', text])[0]![2]).toBeUndefined(),
  )

  it.each(['12.0', '12,00', '12'])('%j are twelve', text => expect(read(['N-1', text])[0]![2]).toBe(12))

  it.each(['2031-02-30', '31.2.2031', '03/06/2031', 'soon', '45446'])('%j is no day', text =>
    expect(read(['N-1', '1', text])[0]![3]).toBeUndefined(),
  )

  it('takes a day with a time', () => expect(read(['N-1', '1', '2031-06-03T00:00:00.000Z'])[0]![3]).toBe('2031-06-03'))
})
