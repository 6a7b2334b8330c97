import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import type { RecognisedLine } from '@fairfloor/domain/quick-order/contract'
import { expect, test } from 'vitest'
import { countedUp, goodsOf, picked, readingOf, withMore } from './lines.ts'

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
    lines: [line(1, '3', [11]), line(2, '2 cs', [11]), line(3, '', [12]), line(4, '30', [21]), line(5, '0', [12])],
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

test('lines that come later stand below, and their flavours beside those of the same size', () => {
  const first = { lines: [line(1, '3', [11])], sizes: [size(1, 1, [11])] }
  const both = withMore(first, { lines: [line(1, '2', [12])], sizes: [size(1, 1, [12]), size(2, 12, [21])] }, 4)
  expect(both.lines.map(one => one.line)).toEqual([1, 5])
  expect([...readingOf(both).pieces]).toEqual([
    [11, 3],
    [12, 2],
  ])
  expect([...goodsOf(both.sizes).keys()]).toEqual([11, 12, 21])
  expect(withMore(null, first, 0)).toEqual(first)
})

test('a number that is scanned again counts up, in cases by the number of a case', () => {
  expect(countedUp(line(1, '', [11]))).toMatchObject({ quantity: '2', text: 'X\t2' })
  expect(countedUp(line(1, '9', [11]))).toMatchObject({ quantity: '10' })
  const cases = countedUp(line(1, '1', [12], { by: 'case_ean' }))!
  expect([...readingOf({ sizes, lines: [cases] }).pieces]).toEqual([[12, 12]])
  expect(countedUp(line(1, '3 cs', [11]))).toBeUndefined()
})
