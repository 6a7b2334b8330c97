import { describe, expect, test } from 'vitest'
import type { UnsavedLine } from '../../lib/sending/line-changes.ts'
import { groupsOf, linesOf, type Position, totalOf } from './lines.ts'

const position = (id: number, booth: number, quantity: number, price: number): Position => ({
  quantity,
  ordered_quantity: quantity,
  singlePriceExclVat: price,
  product_attribute: {
    id,
    sku: `F${id}`,
    name: `Flavour ${id}`,
    image_url: null,
    product_size: {
      id: 1,
      name: '65 g',
      units_per_case: 12,
      order_multiple: 1,
      min_quantity: 1,
      vts_exhibitor: { id: 100 + booth, name: `Exhibitor ${booth}`, boothNumberB2b: booth },
      product: { name: 'Bar', brand: { id: 1, name: 'North' } },
    },
  },
})
const change = (part: Partial<UnsavedLine>): UnsavedLine => ({ quantity: null, removed: false, error: null, ...part })
const none = new Map<number, UnsavedLine>()
const ids = (positions: readonly Position[], unsaved = none) =>
  linesOf(positions, unsaved).map(line => [line.product_attribute.id, line.quantity])

describe('the lines of a basket', () => {
  const positions = [position(1, 3, 10, 1.19), position(2, 3, 20, 4.2)]
  test('show what was typed', () => {
    expect(ids(positions, new Map([[2, change({ quantity: 5 })]]))).toEqual([
      [1, 10],
      [2, 5],
    ])
    expect(ids(positions, new Map([[2, change({ quantity: 0 })]]))[1]).toEqual([2, 0])
  })
  test('keep a removal that was lost with 0', () => {
    const lost = change({ quantity: 0, removed: true, error: 'Lost' })
    expect(linesOf(positions, new Map([[1, lost]]))[0]).toMatchObject({ quantity: 0, error: 'Lost', unsent: true })
  })

  test('leave out what was removed', () =>
    expect(ids(positions, new Map([[1, change({ quantity: 0, removed: true })]]))).toEqual([[2, 20]]))
  test("show the server's quantity beside its refusal, the typed one where no answer came", () => {
    const refused = linesOf(positions, new Map([[1, change({ error: 'No.' })]]))[0]
    expect(refused).toMatchObject({ quantity: 10, error: 'No.', unsent: false })
    const lost = linesOf(positions, new Map([[1, change({ quantity: 7, error: 'Lost.' })]]))[0]
    expect(lost).toMatchObject({ quantity: 7, error: 'Lost.', unsent: true })
  })
})

describe('grouped by exhibitor', () => {
  test('they stand by booth, a brand without one last', () =>
    expect(
      groupsOf(
        linesOf([position(1, 7, 1, 1), position(2, 0, 1, 1), position(3, 2, 1, 1), position(4, 7, 1, 1)], none),
      ).map(group => [group.exhibitor.boothNumberB2b, group.lines.map(line => line.product_attribute.id)]),
    ).toEqual([
      [2, [3]],
      [7, [1, 4]],
      [0, [2]],
    ]))
  test('an empty basket has no groups', () => expect(groupsOf([])).toEqual([]))
})

test('pieces and sum are counted in cents, with what was typed', () => {
  const lines = linesOf([position(1, 3, 3, 0.1), position(2, 3, 16, 4.2)], new Map([[2, change({ quantity: 2 })]]))
  expect(totalOf(lines)).toEqual({ pieces: 5, net: 870 })
})
