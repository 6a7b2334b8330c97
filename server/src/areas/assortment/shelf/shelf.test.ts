import { expect, test } from 'vitest'
import { randomFrom } from '../../../platform/testing/random.ts'
import type { Snapshot } from '../../catalogue/index.ts'
import { type TestSize, testCatalogue } from '../search/test-catalogue.ts'
import { openShelf, type Shelf } from './shelf.ts'

const NOW = new Date('2031-05-06T12:00:00Z')
const { below, of } = randomFrom(11)

const randomSize = (id: number): TestSize => ({
  id,
  brand: `Brand ${below(12)}`,
  category: of(['Protein', 'Bars', 'Drinks']),
  product: of(['Whey', 'whey 2', 'Crème', 'Creme', 'Bar']),
  size: `${below(40)} g`,
  rank: below(20),
  flavours: below(5) === 0 ? [] : [{ name: 'Plain' }],
})

test('a shelf that follows changes is as one that is made from the last catalogue', () => {
  let catalogue = testCatalogue(Array.from({ length: 300 }, (_, i) => randomSize(i + 1)))
  const follow = openShelf({ snapshot: () => catalogue.snapshot, onStock: () => {} })
  follow(NOW)
  // The last one adds more sizes than there is room for.
  for (const added of [0, 3, 40, 0, 2000]) {
    const sizes = catalogue.sizes.map(size => (below(60) === 0 ? { ...randomSize(size.id), brand: size.brand } : size))
    const more = Array.from({ length: added }, (_, i) => randomSize(sizes.length + i + 1))
    const next = testCatalogue([...sizes, ...more], catalogue)
    // Stock is shared by all snapshots since one was read as a whole.
    catalogue = { ...next, snapshot: { ...next.snapshot, stock: catalogue.snapshot.stock } }
    expect(seen(follow(NOW))).toEqual(seen(shelfOf(catalogue.snapshot)))
  }
})

test('a shelf tells which sizes changed since one before, and is another one once a size goes out of stock', () => {
  const sizes = Array.from({ length: 50 }, (_, i) => ({ ...randomSize(i + 1), flavours: [{ name: 'Plain' }] }))
  let catalogue = testCatalogue(sizes)
  const stock = new Map([[100, { quantity: 1, eta: null }]])
  let moved: (flavourIds: readonly number[]) => void = () => {}
  const withStock = () => ({ ...catalogue.snapshot, stock })
  let snapshot: Snapshot = withStock()
  const follow = openShelf({
    snapshot: () => snapshot,
    onStock: tell => {
      moved = tell
    },
  })
  const first = follow(NOW)
  expect(follow(NOW)).toBe(first)
  stock.set(100, { quantity: 0, eta: null })
  moved([100])
  expect(follow(NOW).stocked).not.toEqual(first.stocked)
  expect(follow(NOW).revision).toBe(first.revision)

  const changed = sizes.map(size => (size.id === 7 ? { ...size, rank: 99 } : size))
  catalogue = testCatalogue(changed, catalogue)
  snapshot = withStock()
  const second = follow(NOW)
  const ids = [...second.changedSince(first.revision)!].map(slot => second.columns.sizes[slot]!.id)
  expect(ids).toContain(7)
  expect(ids.length).toBeLessThan(20)
  expect(second.changedSince(-50)).toBeUndefined()
})

const shelfOf = (snapshot: Snapshot): Shelf => openShelf({ snapshot: () => snapshot, onStock: () => {} })(NOW)

/** What lists read of a shelf, without its slots. */
function seen({ byName, byRank, columns, offered, stocked, fresh, count }: Shelf) {
  const at = (order: Int32Array) => [...order].map(slot => columns.sizes[slot]!.id)
  const inSet = (bits: Uint32Array) =>
    columns.sizes.flatMap(({ id }, slot) => ((bits[slot >>> 5]! >>> (slot & 31)) & 1 ? [id] : [])).sort()
  return {
    count,
    byName: at(byName),
    byRank: at(byRank),
    offered: inSet(offered),
    stocked: inSet(stocked),
    fresh: inSet(fresh),
    facts: columns.sizes
      .map(({ id, name }, slot) => [id, name, columns.brand[slot], columns.category[slot], columns.rank[slot]])
      .sort(([a], [b]) => Number(a) - Number(b)),
  }
}
