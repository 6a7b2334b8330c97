import { closenessOf } from '@fairfloor/domain/assortment/closeness'
import { searchWordsOf, typedWordsOf } from '@fairfloor/domain/assortment/search-words'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../../platform/testing/random.ts'
import { makeSearch } from './search.ts'
import { type TestSize, testCatalogue } from './test-catalogue.ts'

const NOW = new Date('2031-05-06T12:00:00Z')
const LATER = new Date('2031-06-01T00:00:00Z')

const { below, of } = randomFrom(7)

const KINDS = ['Whey', 'Ultra-Whey', 'Isolate', 'Creatine', 'Pre-Workout', 'Crème Bar', 'Bars', 'Gainer', 'Cream Dream']
const FLAVOURS = ['Chocolate', 'Choco Crisp', 'Vanilla', 'Vanille', 'Mint', 'Lime', 'Cookies & Cream', 'Eiweißpudding']
const PACKS = ['908 g', '2,27 kg', '500 g', '60 g', '24 x 330 ml']

const randomSize = (id: number): TestSize => ({
  id,
  brand: of(['Pulsar', 'Pulse', 'Tutti Forti', 'Norrsund', 'North']),
  category: of(['Protein', 'Bars', 'Drinks', 'Aminos']),
  product: `${of(KINDS)} ${of(['', 'Pro', 'Max', '2.0'])}`,
  size: of(PACKS),
  rank: below(20),
  flavours: Array.from({ length: 1 + below(3) }, () => ({
    name: of(FLAVOURS),
    until: below(6) === 0 ? LATER : undefined,
  })),
})

/** The same term with a random error. */
function mistyped(term: string): string {
  const at = below(term.length)
  const letter = of([...'abcehilmnoprstw '])
  const [before, rest] = [term.slice(0, at), term.slice(at)]
  return of([
    before + rest.slice(1),
    before + letter + rest,
    before + letter + rest.slice(1),
    before + (rest[1] ?? '') + (rest[0] ?? '') + rest.slice(2),
    term,
    before,
  ])
}

function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return text => {
    if (!known.has(text)) known.set(text, read(text))
    return known.get(text)!
  }
}
const wordsRead = remembered(searchWordsOf)

/** The rule read off every row, without any index. */
function bruteForce(sizes: readonly TestSize[], term: string, now: Date): number[] {
  const typed = typedWordsOf(term)
  if (typed.length === 0) return []
  const near = typed.map(one => remembered((word: string) => closenessOf(word, one) ?? Infinity))
  return sizes
    .flatMap(({ id, brand, product, size, category, flavours, rank = id }) => {
      const offered = flavours.filter(({ until }) => !until || until > now)
      const fields = [[`${brand} ${product}`], [size, ...offered.map(({ name }) => name)], [category]]
      const scores = near.map(closeness =>
        Math.min(
          ...fields.flatMap((texts, field) => texts.flatMap(wordsRead).map(word => 3 * closeness(word) + field + 1)),
        ),
      )
      const score = scores.reduce((sum, one) => sum + one, 0)
      return Number.isFinite(score) ? [{ id, rank, score }] : []
    })
    .sort((a, b) => a.score - b.score || a.rank - b.rank || a.id - b.id)
    .map(({ id }) => id)
}

test('random terms with random errors find what a look at every row finds, also after changes (SH-124, SH-125)', () => {
  const search = makeSearch()
  let catalogue = testCatalogue(Array.from({ length: 800 }, (_, i) => randomSize(i + 1)))
  let found = 0
  function compare(now: Date): void {
    for (let i = 0; i < 60; i++) {
      const { brand, product, flavours, size } = of(catalogue.sizes)
      const words = `${brand} ${product} ${flavours[0]!.name} ${size}`.split(' ').filter(word => word.length > 1)
      const term = mistyped(below(2) === 0 ? of(words) : `${of(words)} ${of(words)}`)
      const expected = bruteForce(catalogue.sizes, term, now)
      // Where the words find nothing, two of them are tried as one.
      if (expected.length === 0 && typedWordsOf(term).length > 1) continue
      expect(`${term}: ${search.findSizes(catalogue.snapshot, term, now)}`).toBe(`${term}: ${expected}`)
      found += expected.length
    }
  }
  compare(NOW)
  for (const count of [3, 40, 700]) {
    const changed = new Set(Array.from({ length: count }, () => 1 + below(800)))
    const sizes = catalogue.sizes.map(size => {
      const { brand } = size
      return changed.has(size.id) ? { ...randomSize(size.id), brand } : size
    })
    catalogue = testCatalogue([...sizes, randomSize(sizes.length + 1)], catalogue)
    compare(NOW)
  }
  compare(LATER)
  expect(found).toBeGreaterThan(1000)
})

describe('a term', () => {
  const search = makeSearch()
  const { snapshot } = testCatalogue([
    {
      id: 1,
      brand: 'Norrsund',
      category: 'Protein',
      product: 'Ultra Whey',
      size: '908 g',
      eanCase: '14006381333938',
      flavours: [{ name: 'Chocolate', sku: 'NS-0815-A', ean: '4006381333931' }],
    },
    { id: 2, brand: 'Pulsar', category: 'Protein', product: 'Isolate', size: '2 kg', flavours: [{ name: 'Ultra' }] },
    { id: 3, brand: 'Ultra', category: 'Bars', product: 'Crème', size: '60 g', flavours: [{ name: 'Plain' }] },
    {
      id: 4,
      brand: 'Pulsar',
      category: 'Ultra bars',
      product: 'Ultraman',
      size: '60 g',
      flavours: [{ name: 'Mint', sku: '000123', ean: '012345678905' }],
    },
  ])
  const find = (term: string) => search.findSizes(snapshot, term, NOW)

  test.each([
    ['norrsund', [1], 'a brand'],
    ['ultra', [1, 3, 2, 4], 'name before pack before beginning of a name'],
    ['ulrta', [1, 3, 2, 4], 'with a swap'],
    ['isolat', [2], 'a beginning'],
    ['choc 908', [1], 'two words'],
    ['908g', [1], 'without the space'],
    ['ultrawhey', [1], 'two words as one'],
    ['iso late', [2], 'one word as two'],
    ['CREME', [3], 'without accents'],
    ['protein', [1, 2], 'a category'],
    ['NS-0815-A', [1], 'an SKU'],
    ['ns 0815', [1], 'the beginning of an SKU'],
    ['NS-0851-A', [1], 'an SKU with an error'],
    ['123', [4], 'an SKU without leading zeros'],
    ['4006381333931', [1], 'an EAN'],
    ['4006381333913', [1], 'an EAN with an error'],
    ['14006381333938', [1], 'the EAN of a case'],
    ['0012345678905', [4], 'a UPC as an EAN'],
    ['400', [], 'too little of an EAN'],
    ['%', [], 'no word at all'],
    ['chocolate isolate', [], 'words of different sizes'],
  ])('%j finds %j: %s (SH-118..123, SH-125)', (term, expected) => expect([...find(term)]).toEqual(expected))

  test('finds brands by name, the closest first', () => {
    const names = (term: string) => search.findBrands(snapshot, term).map(({ name }) => name)
    expect(names('pusar')).toEqual(['Pulsar'])
    expect(names('ultra')).toEqual(['Ultra'])
    expect(names('whey')).toEqual([])
  })
})
