import { describe, expect, it } from 'vitest'
import { MOST_LINES, readLines, sentText, withoutHeads } from './read-lines.ts'

const read = (text: string) => readLines(text).map(({ code, quantity }) => [code, quantity])

describe('a pasted line', () => {
  it.each([
    ['NS-0815\t12', 'NS-0815', '12'],
    ['NS-0815;12', 'NS-0815', '12'],
    [' "NS-0815" ; "12,0" ', 'NS-0815', '12,0'],
    ['NS-0815 12', 'NS-0815', '12'],
    ['NS-0815,12', 'NS-0815', '12'],
    ['NS-0815, 12', 'NS-0815', '12'],
    ['NS-0815  3 cs', 'NS-0815', '3 cs'],
    ['NS-0815 3c', 'NS-0815', '3c'],
    ['NS-0815 1,5', 'NS-0815', '1,5'],
    ['NS-0815 -5', 'NS-0815', '-5'],
    ['12 x NS-0815', 'NS-0815', '12'],
    ['12;NS-0815', 'NS-0815', '12'],
    ['12\t4006381333931', '4006381333931', '12'],
    ['4006381333931\t12', '4006381333931', '12'],
    ['4006381 333931 12', '4006381 333931', '12'],
    ['4006381333931', '4006381333931', ''],
    ['4006381 333931', '4006381', '333931'],
    ['NS-0815\tWhey 900 g, Vanilla\t24,99\t12', 'NS-0815', '12'],
    ['NS-0815\tWhey 900 g, Vanilla\t12\t24,99', 'NS-0815', '12'],
    ['NS-0815 12 Stk', 'NS-0815', '12'],
    ['RQ 77 / 0815', 'RQ 77 /', '0815'],
    ['NS-0815\t', 'NS-0815', ''],
    ['NS-0815\tten', 'NS-0815', 'ten'],
    ['NS-0815\tWhey 900 g\tten', 'NS-0815', 'ten'],
    ['NS-0815;4006381333931', 'NS-0815', '4006381333931'],
    ['12;Whey;Vanilla', 'Whey', '12'],
    ['Vanilla whey', 'Vanilla whey', ''],
  ])('%j names %j, %j of it (SH-158)', (text, code, quantity) => {
    expect(read(text)).toEqual([[code, quantity]])
  })

  it('keeps its place; empty lines are left out', () => {
    expect(readLines('A-1 2\r\n\r\n \t \nB-2 3\n')).toEqual([
      { line: 1, text: 'A-1 2', code: 'A-1', quantity: '2' },
      { line: 4, text: 'B-2 3', code: 'B-2', quantity: '3' },
    ])
    expect(readLines(' \n')).toEqual([])
  })
})

it('headings say which column is which', () => {
  expect(read('Name;Menge;EAN\nWhey 900;12;4006381333931\nBar;;S-1')).toEqual([
    ['4006381333931', '12'],
    ['S-1', ''],
  ])
  expect(read('SKU\tQuantity')).toEqual([])
})

it('without its headings a text says the same', () => {
  const text = 'Name;Menge;EAN\n\nWhey 900;12;4006381333931\nBar;;RQ 77'
  expect(withoutHeads(text)).toBe('4006381333931\t12\nRQ 77\t')
  expect(read(withoutHeads(text))).toEqual(read(text))
  expect(withoutHeads('NS-0815 12\n\nten')).toBe('NS-0815 12\n\nten')
})

it('of a text with too many lines only so much is sent as shows it, whatever its size (FF-1394)', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, i) => `NS-${i}\t1\n`).join('\n')
  const most = `SKU\tQuantity\r\n${lines(MOST_LINES)}`
  expect(sentText(most)).toBe(most)
  const sent = sentText(lines(100_000))
  expect(readLines(sent).length).toBeGreaterThan(MOST_LINES)
  expect(sent.length).toBeLessThan(100_000)
})
