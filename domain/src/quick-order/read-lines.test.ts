import { describe, expect, it } from 'vitest'
import { MOST_ABOVE, MOST_LINES, sentText } from './most-lines.ts'
import type { Article } from './quantities.ts'
import { readLines } from './read-lines.ts'
import { rowsOf } from './rows.ts'

const article = (unitsPerCase: number, ...numbers: number[]): Article => ({ unitsPerCase, numbers: new Set(numbers) })
/** Goods by their numbers: contents and prices are what they say about the numbers beside theirs. */
const goods: Record<string, Article> = {
  'NS-0815': article(6, 900, 24.99, 39),
  'NS-0816': article(4, 450, 14, 19),
  'NS-0817': article(12, 60, 12.5, 2),
  '4006381333931': article(6, 900, 24.99, 39),
  '4006381 333931': article(6, 900, 24.99, 39),
  '4006381333948': article(4, 450, 14, 19),
  '4006381333955': article(12, 60, 12.5, 2),
  'RQ 77 / 0815': article(6),
  '7': article(6),
  '8': article(4),
  '9': article(12),
}
const linesOf = (text: string) => readLines(rowsOf(text), code => goods[code])
/** Number and quantity of each line, or the quantities that it asks about. */
const read = (text: string) =>
  linesOf(text).map(({ code, quantity, quantities }) => [
    code,
    quantities.length > 0 ? quantities.map(one => one.text) : quantity,
  ])
const table = (...rows: string[]) => rows.join('\n').replaceAll(' | ', '\t')

describe('a pasted line', () => {
  it.each([
    ['NS-0815\t12', 'NS-0815', '12'],
    ['NS-0815;12', 'NS-0815', '12'],
    [' "NS-0815" ; "12,0" ', 'NS-0815', '12,0'],
    ['NS-0815 12', 'NS-0815', '12'],
    ['NS-0815,12', 'NS-0815', '12'],
    ['NS-0815, 12', 'NS-0815', '12'],
    ['"NS-0815","12"', 'NS-0815', '12'],
    ['NS-0815  3 cs', 'NS-0815', '3 cs'],
    ['NS-0815 3c', 'NS-0815', '3c'],
    ['NS-0815 x5', 'NS-0815', '5'],
    ['NS-0815 x 5', 'NS-0815', '5'],
    ['NS-0815 1,5', 'NS-0815', '1,5'],
    ['NS-0815 -5', 'NS-0815', '-5'],
    ['12 x NS-0815', 'NS-0815', '12'],
    ['12 NS-0815', 'NS-0815', '12'],
    ['12;NS-0815', 'NS-0815', '12'],
    ['12\t4006381333931', '4006381333931', '12'],
    ['4006381333931\t12', '4006381333931', '12'],
    ['4006381 333931 12', '4006381 333931', '12'],
    ['12 x 4006381 333931', '4006381 333931', '12'],
    ['4006381333931', '4006381333931', ''],
    ['4006381 333931', '4006381 333931', ''],
    ['="4006381333931"\t5', '4006381333931', '5'],
    ['NS-0815\tWhey 900 g, Vanilla\t24,99\t12', 'NS-0815', '12'],
    ['NS-0815\tWhey 900 g, Vanilla\t12\t24,99', 'NS-0815', '12'],
    ['NS-0815, Whey 900 g, 24,99 €, 12', 'NS-0815', '12'],
    ['Whey 900 g Vanilla NS-0815 12', 'NS-0815', '12'],
    ['4006381333931 Whey 900 g 12', '4006381333931', '12'],
    ['NS-0815\t4006381333931\t12', 'NS-0815', '12'],
    ['12\t4006381333931\tNS-0815', '4006381333931', '12'],
    ['NS-0815 12 Stk', 'NS-0815', '12'],
    ['NS-0815 12 Stück', 'NS-0815', '12'],
    ['RQ 77 / 0815', 'RQ 77 / 0815', ''],
    ['NS-0815\t', 'NS-0815', ''],
    ['NS-0815\tten', 'NS-0815', 'ten'],
    ['NS-0815\tWhey 900 g\tten', 'NS-0815', 'ten'],
    ['NS-0815 ten', 'NS-0815', 'ten'],
    ['12;Whey;Vanilla', 'Whey', '12'],
    ['QX-77 12', 'QX-77', '12'],
    ['QX-77,12', 'QX-77', '12'],
    ['QX-77 12 Stk', 'QX-77', '12'],
    ['12 4006381999999', '4006381999999', '12'],
    ['Vanilla whey', 'Vanilla whey', ''],
    ['Norrsund Daily Whey Vanilla 450 g x 4', 'Norrsund Daily Whey Vanilla 450 g', '4'],
    ['2x Daily Whey 450 g', 'Daily Whey 450 g', '2'],
    ['7 12', '7', '12'],
    ['7\t8', '7', '8'],
  ])('%j names %j, %j of it (SH-158)', (text, code, quantity) => {
    expect(read(text)).toEqual([[code, quantity]])
  })

  it('keeps its place; empty lines are left out', () => {
    expect(linesOf('NS-0815 2\r\n\r\n \t \nNS-0816 3\n')).toMatchObject([
      { line: 1, text: 'NS-0815 2' },
      { line: 4, text: 'NS-0816 3' },
    ])
    expect(read(' \n')).toEqual([])
  })
})

describe('a line with more than one number that could be the quantity asks (FF-1720)', () => {
  it.each([
    ['NS-0815\tWhey\t6\t12', ['6', '12']],
    ['1\tNS-0815\tWhey\t12', ['1', '12']],
    ['NS-0815;12;900', ['12', '900']],
    ['1 NS-0815 12', ['1', '12']],
    ['NS-0815 Whey 900 12', ['900', '12']],
    ['NS-0815,1,5', ['1', '5']],
    ['NS-0815\t39\t12', ['39', '12']],
    ['NS-0815\t12\t3 cs', ['12', '3 cs']],
    ['2 Daily Whey 900', ['2', '900']],
  ])('%j', (text, quantities) => {
    expect(read(text)).toEqual([[text.includes('NS') ? 'NS-0815' : 'Daily Whey', quantities]])
  })

  it('but not where all of them say the same', () => {
    expect(read('NS-0815\t12\t12,0')).toEqual([['NS-0815', '12,0']])
    expect(read('NS-0815\t18\t3 cs')).toEqual([['NS-0815', '3 cs']])
  })
})

describe('all lines together tell a column (FF-1720)', () => {
  const told = [
    ['NS-0815', '12'],
    ['NS-0816', '6'],
    ['NS-0817', '24'],
  ]
  it.each([
    ['a position', table('1 | NS-0815 | 12', '2 | NS-0816 | 6', '3 | NS-0817 | 24')],
    ['one in tens', table('10 | NS-0815 | 12', '20 | NS-0816 | 6', '30 | NS-0817 | 24')],
    ['a price', table('NS-0815 | 24,99 | 12', 'NS-0816 | 14,00 | 6', 'NS-0817 | 12,50 | 24')],
    ['a price that a workbook wrote', table('NS-0815 | 24.99 | 12', 'NS-0816 | 14 | 6', 'NS-0817 | 12.5 | 24')],
    ['a whole price of the goods', table('NS-0815 | 39 | 12', 'NS-0816 | 19 | 6', 'NS-0817 | 2 | 24')],
    ['a weight', table('NS-0815 | 12 | 900', 'NS-0816 | 6 | 450', 'NS-0817 | 24 | 60')],
    ['an EAN', table('NS-0815 | 4006381333931 | 12', 'NS-0816 | 4006381333948 | 6', 'NS-0817 | 4006381333955 | 24')],
    ['columns the other way round', table('12 | Whey | NS-0815', '6 | Bar | NS-0816', '24 | Can | NS-0817')],
    ['positions without columns', '1 NS-0815 12\n2 NS-0816 6\n3 NS-0817 24'],
    ['names of other lengths', 'NS-0815 Daily Whey 900 g 12\nNS-0816 Bar 6\nNS-0817 24'],
    ['commas', 'NS-0815,Whey,12\nNS-0816,Bar,6\nNS-0817,Can,24'],
    ['what Excel says first', 'sep=;\nNS-0815;12\nNS-0816;6\nNS-0817;24'],
    ['one line the other way round', table('NS-0815 | 12', '6 | NS-0816', 'NS-0817 | 24')],
    [
      'a line that was picked among those of a sheet',
      table('1 | NS-0815 | 12 | 4,50', 'NS-0816 | 6', '3 | NS-0817 | 24 | 3,20'),
    ],
  ])('%s', (_, text) => {
    const known = text.startsWith('1\t') && text.includes('4,50')
    expect(read(text)).toEqual(known ? [['NS-0815', ['1', '12']], told[1], ['NS-0817', ['3', '24']]] : told)
  })

  it('a number of goods is no quantity, though it could be one; a quantity none of goods', () => {
    expect(read(table('7 | 12', '8 | 7', '9 | 8'))).toEqual([
      ['7', '12'],
      ['8', '7'],
      ['9', '8'],
    ])
    expect(read(table('4006381333931 | 7', '4006381333948 | 8', 'unknown-1 | 9'))).toEqual([
      ['4006381333931', '7'],
      ['4006381333948', '8'],
      ['unknown-1', '9'],
    ])
  })

  it('a pack size is asked about, as a case of each is a usual order', () => {
    expect(read(table('NS-0815 | 6 | 12', 'NS-0816 | 4 | 8', 'NS-0817 | 12 | 24'))).toEqual([
      ['NS-0815', ['6', '12']],
      ['NS-0816', ['4', '8']],
      ['NS-0817', ['12', '24']],
    ])
  })

  it('of a form that is filled in here and there no pack size becomes a quantity', () =>
    expect(read(table('NS-0815 | 6 | ', 'NS-0816 | 4 | 8'))).toEqual([
      ['NS-0815', ['6']],
      ['NS-0816', ['4', '8']],
    ]))

  it('a wrong quantity in its column is refused, and none is taken from another', () => {
    expect(read(table('NS-0815 | 24,99 | 12', 'NS-0816 | 14,00 | 1,5', 'NS-0817 | 12,50 | ten'))).toEqual([
      ['NS-0815', '12'],
      ['NS-0816', '1,5'],
      ['NS-0817', 'ten'],
    ])
    expect(read(table('NS-0815 | 5,5 | 12', 'NS-0816 | 12 | 1,5'))).toEqual([
      ['NS-0815', ['12']],
      ['NS-0816', ['12']],
    ])
  })

  it('positions alone are no quantities for sure', () =>
    expect(read(table('1 | NS-0815', '2 | NS-0816', '3 | NS-0817'))).toEqual([
      ['NS-0815', ['1']],
      ['NS-0816', ['2']],
      ['NS-0817', ['3']],
    ]))

  it('but behind the number they are, as what an order before had', () => {
    const lines = [
      ['NS-0815', '1'],
      ['NS-0816', '2'],
      ['NS-0817', '3'],
    ]
    expect(read(table(...lines.map(line => line.join('\t'))))).toEqual(lines)
    expect(read(lines.map(line => line.join(' ')).join('\n'))).toEqual(lines)
  })

  it('the same column of a table can be picked at once', () => {
    const [one, other, picked] = linesOf(table('NS-0815 | 6 | 12', 'NS-0816 | 4 | 8', 'NS-0817 | 24'))
    expect(one!.quantities.map(({ column }) => column)).toEqual(other!.quantities.map(({ column }) => column))
    expect(picked).toMatchObject({ quantities: [], quantity: '24' })
  })

  it('a SKU and an EAN of other goods are both kept, so that the buyer picks', () =>
    expect(linesOf('NS-0815\t4006381333948\t12\nNS-0815 4006381333948 12')).toMatchObject([
      { code: 'NS-0815', others: ['4006381333948'], quantity: '12' },
      { code: 'NS-0815', others: ['4006381333948'], quantity: '12' },
    ]))

  it('whole prices in two lines may be chance', () =>
    expect(read(table('NS-0815 | 39 | 12', 'NS-0816 | 19 | 6'))).toEqual([
      ['NS-0815', ['39', '12']],
      ['NS-0816', ['19', '6']],
    ]))
})

describe('headings', () => {
  it.each([
    [
      'Name;Menge;EAN\nWhey 900;12;4006381333931\nBar;;NS-0816',
      [
        ['4006381333931', '12'],
        ['NS-0816', ''],
      ],
    ],
    ['SKU;VPE;Menge\nNS-0815;6;12', [['NS-0815', '12']]],
    ['SKU;Units per case;Quantity\nNS-0815;6;12', [['NS-0815', '12']]],
    ['Pos.;Artikelnummer;Bezeichnung;Bestand;Bestellmenge\n1;NS-0815;Whey;88;12', [['NS-0815', '12']]],
    ['Item;Stock;Price;Order\nNS-0815;88;24;12', [['NS-0815', '12']]],
    ['SKU,Qty\nNS-0815,12', [['NS-0815', '12']]],
    ['SKU Qty\nNS-0815 12', [['NS-0815', '12']]],
    ['EAN\n4006381333931', [['4006381333931', '']]],
    ['SKU;Kartons\nNS-0815;3', [['NS-0815', '3 cs']]],
    [
      'SKU;Pieces;Cases\nNS-0815;12;\nNS-0816;;3\nNS-0817;12;3',
      [
        ['NS-0815', '12'],
        ['NS-0816', '3 cs'],
        ['NS-0817', ['12', '3 cs']],
      ],
    ],
    ['Bestellung Mai;;\nFirma Muster;;\nSKU;Preis;Stück\nNS-0815;24;12', [['NS-0815', '12']]],
    ['SKU;EAN;Description\nNS-0815;;Whey', [['NS-0815', '']]],
    ['SKU\tQuantity', []],
  ])('%j say which column is which', (text, lines) => expect(read(text)).toEqual(lines))

  it('a word below other lines is none', () =>
    expect(read('QX-1 5\nQX-2 3\nOrder').map(([code]) => code)).toEqual(['QX-1', 'QX-2', 'Order']))

  it('no line of goods goes with them', () =>
    expect(read('NS-0816;4\nSKU;Menge\nNS-0815;12').map(([code]) => code)).toEqual(['NS-0816', 'SKU', 'NS-0815']))
})

it('a line of which no number is known keeps its words (FF-1721)', () =>
  expect(linesOf(table('QX-1 | Whey Vanilla 450 g | 12', 'NS-0815 | Whey | 6'))).toMatchObject([
    { code: 'QX-1', name: 'Whey Vanilla 450 g', quantity: '12' },
    { code: 'NS-0815', quantity: '6' },
  ]))

it('of a text with too many lines only so much is sent as shows it, whatever its size (FF-1394)', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, i) => `NS-${i}\t1\n`).join('\n')
  const most = `Order\r\nSKU\tQuantity\r\n${lines(MOST_LINES)}`
  expect(sentText(most)).toBe(most)
  const sent = sentText(lines(100_000))
  expect(read(sent).length).toBeGreaterThan(MOST_LINES + MOST_ABOVE)
  expect(sent.length).toBeLessThan(100_000)
})
