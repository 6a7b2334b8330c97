import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import type { RecognisedLine } from '@fairfloor/domain/quick-order/contract'
import { expect, test } from 'vitest'
import { counted, countedUp, goodsOf, picked, readingOf, withoutHeads } from './lines.ts'

const size = (id: number, orderMultiple: number, flavours: number[]) =>
  ({
    id,
    name: '500 g',
    brand: { id: 1, name: 'North' },
    product: { id, name: 'Whey' },
    units_per_case: 6,
    order_multiple: orderMultiple,
    min_quantity: 1,
    product_attributes: flavours.map(flavour => ({ id: flavour, name: `F${flavour}`, sku: `S-${flavour}` })),
  }) as unknown as ShopSize
const sizes = [size(1, 1, [11, 12]), size(2, 12, [21])]

const line = (
  at: number,
  quantity: string,
  flavours: number[],
  more: Partial<RecognisedLine> = {},
): RecognisedLine => ({
  line: at,
  text: `X ${quantity}`,
  code: 'X',
  quantity,
  quantities: [],
  by: 'sku',
  flavour_ids: flavours,
  nearest_ids: [],
  gone: null,
  not_here: null,
  ...more,
})

test('lines of one flavour add up, in pieces and cases, to a quantity that can be ordered', () => {
  const { pieces, open, raised } = readingOf({
    sizes,
    lines: [line(1, '3', [11]), line(2, '2 cs', [11]), line(3, '1', [12]), line(4, '30', [21]), line(5, '0', [12])],
  })
  expect([...pieces]).toEqual([
    [11, 15],
    [12, 1],
    [21, 36],
  ])
  expect(raised).toMatchObject([{ goods: { flavour: { id: 21 } }, from: 30, to: 36 }])
  expect(open).toEqual([])
})

test('what cannot be read, is unknown, gone or of several products is open (SH-162)', () => {
  const lines = [
    line(1, '1,5', [11]),
    line(2, 'ten', [11]),
    line(3, '-4', [11]),
    line(4, '99999 cs', [11]),
    line(5, '4', [], { by: null, nearest_ids: [12] }),
    line(6, '4', [], { gone: 'North Whey, Old' }),
    line(6, '4', [], { not_here: 'South Bar', nearest_ids: [12] }),
    line(7, '4', [11, 12], { by: 'case_ean' }),
  ]
  const { open, pieces } = readingOf({ sizes, lines })
  expect(open.map(({ why, choices }) => [why, choices.map(({ flavour }) => flavour.id)])).toEqual([
    ['fraction', []],
    ['unknownQuantity', []],
    ['minus', []],
    ['tooLarge', []],
    ['unknown', [12]],
    ['gone', []],
    ['notHere', [12]],
    ['several', [11, 12]],
  ])
  expect([...pieces]).toEqual([])
})

test('a pick is written into its line: by the number of a case so many cases stay cases', () => {
  const cases = readingOf({ sizes, lines: [line(1, '2', [11, 12], { by: 'case_ean' })] }).open[0]!
  const goods = goodsOf(sizes).get(12)!
  const taken = picked(cases, goods)
  expect(taken).toMatchObject({ text: 'S-12\t2 cs', flavour_ids: [12] })
  expect([...readingOf({ sizes, lines: [taken] }).pieces]).toEqual([[12, 12]])
  expect([...readingOf({ sizes, lines: [line(1, '2', [12], { by: 'case_ean' })] }).pieces]).toEqual([[12, 12]])
})

test('numbers that could be the quantity, a missing one and a name wait for the buyer (FF-1720, FF-1721)', () => {
  const which = [
    { column: 2, text: '6' },
    { column: 3, text: '12' },
  ]
  const lines = [
    line(1, '', [11], { text: 'X\t6\t12', quantities: which }),
    line(2, '', [12]),
    line(3, '4', [], { by: null, code: 'daily whey', nearest_ids: [12] }),
  ]
  const { open, pieces } = readingOf({ sizes, lines })
  expect(open.map(({ why, amounts }) => [why, amounts.map(({ text }) => text)])).toEqual([
    ['whichQuantity', ['6', '12']],
    ['noQuantity', ['1']],
    ['name', []],
  ])
  expect([...pieces]).toEqual([])
  const answered = counted(lines[0]!, '12')
  expect(answered).toMatchObject({ text: 'X\t12', quantity: '12', quantities: [] })
  expect([...readingOf({ sizes, lines: [answered] }).pieces]).toEqual([[11, 12]])
  // A list without any quantity is one piece each.
  expect([...readingOf({ sizes, lines: [line(1, '', [11]), line(2, '', [12])] }).pieces]).toEqual([
    [11, 1],
    [12, 1],
  ])
})

test('a text is written anew without its headings; what is asked about stays as it is', () => {
  const asked = line(3, '', [11], { text: 'X;6;12', quantities: [{ column: 1, text: '6' }] })
  const known = { sizes, lines: [line(2, '3', [11]), asked] }
  const after = withoutHeads('SKU;Menge\nX;3\nX;6;12', known)
  expect(after.text).toBe('X\t3\nX;6;12')
  expect(after.known.lines.map(({ line: at, text }) => [at, text])).toEqual([
    [1, 'X\t3'],
    [2, 'X;6;12'],
  ])
  expect(withoutHeads('X 3\n\nX;6;12', known)).toEqual({ text: 'X 3\n\nX;6;12', known })
})

test('a number that is scanned again counts up, in cases by the number of a case', () => {
  expect(countedUp(line(1, '', [11]))).toMatchObject({ quantity: '2', text: 'X\t2' })
  expect(countedUp(line(1, '9', [11]))).toMatchObject({ quantity: '10' })
  const cases = countedUp(line(1, '1', [12], { by: 'case_ean' }))!
  expect([...readingOf({ sizes, lines: [cases] }).pieces]).toEqual([[12, 12]])
  expect(countedUp(line(1, '3 cs', [11]))).toBeUndefined()
})
