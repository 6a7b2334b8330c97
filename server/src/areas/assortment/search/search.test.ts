import { closenessOf } from '@fairfloor/domain/assortment/closeness'
import { formsOf, mayHaveError, searchWordsOf, soughtWordsOf, wholeOf } from '@fairfloor/domain/assortment/sought-words'
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
/** Each row's words with the number of the field that they stand in. */
function readRows(sizes: readonly TestSize[], now: Date) {
  return sizes.map(({ id, brand, product, size, category, flavours, rank = id }) => {
    const offered = flavours.filter(({ until }) => !until || until > now)
    const name = `${brand} ${product}`
    const packs = [size, ...offered.map(one => one.name)]
    if (offered.length === 0) return { id, rank, words: [] }
    const fields = [[product, name].map(wholeOf), ...[[name], packs, [category]].map(readAll)]
    return { id, rank, words: fields.flatMap((words, field) => words.map(word => ({ word, field }))) }
  })
}

/** The rule read off every row, without any index. */
function bruteForce(rows: ReturnType<typeof readRows>, term: string): number[] {
  const sought = soughtWordsOf(term).map(({ word }) => word)
  const score = ({ words }: (typeof rows)[number], near: (word: string) => number) => {
    let best = Infinity
    for (const { word, field } of words) best = Math.min(best, 1 + 4 * near(word) + field)
    return best
  }
  const asItIs = formsOf(sought).map(({ word: one, from, to, isWhole }) => {
    const most = isWhole ? 0 : 1
    const near = remembered(word => {
      const closeness = closenessOf(word, one) ?? Infinity
      return closeness > most ? Infinity : closeness
    })
    return { from, to, scores: rows.map(row => score(row, near)) }
  })
  const found = sought.map((one, nth) => {
    const forms = asItIs.filter(({ from, to }) => from <= nth && nth < to)
    const scores = rows.map((_, i) => Math.min(...forms.map(form => form.scores[i]!)))
    if (scores.some(Number.isFinite) || !mayHaveError(one)) return scores
    const near = remembered((word: string) => closenessOf(word, one) ?? Infinity)
    return rows.map(row => score(row, near))
  })
  const hits = rows.map(({ id, rank }, i) => {
    const had = found.map(scores => Number.isFinite(scores[i]))
    const sum = found.reduce((all, scores) => all + (Number.isFinite(scores[i]) ? scores[i]! : 0), 0)
    return { id, rank, sum, had: had.map(Number).join(''), words: had.filter(Boolean).length }
  })
  const most = Math.max(1, ...hits.map(({ words }) => words))
  const sets = [...Map.groupBy(hits, ({ had }) => had).values()].filter(([hit]) => hit!.words === most)
  const least = (of: typeof hits) => Math.min(...of.map(({ sum }) => sum))
  const [best = []] = sets.sort(
    (a, b) => least(a) - least(b) || b.length - a.length || (a[0]!.had < b[0]!.had ? 1 : -1),
  )
  return best.sort((a, b) => a.sum - b.sum || a.rank - b.rank || a.id - b.id).map(({ id }) => id)
}

const wordsRead = remembered(searchWordsOf)
const readAll = (texts: readonly string[]) => texts.flatMap(wordsRead)

test('random terms with random errors find what a look at every row finds, also after changes (SH-124, SH-125)', () => {
  const search = makeSearch()
  let catalogue = testCatalogue(Array.from({ length: 800 }, (_, i) => randomSize(i + 1)))
  let found = 0
  function compare(now: Date): void {
    const rows = readRows(catalogue.sizes, now)
    for (let i = 0; i < 60; i++) {
      const { brand, product, flavours, size } = of(catalogue.sizes)
      const words = `${brand} ${product} ${flavours[0]!.name} ${size}`.split(' ').filter(word => word.length > 1)
      const term = mistyped(below(2) === 0 ? of(words) : `${of(words)} ${of(words)}`)
      const expected = bruteForce(rows, term)
      expect(`${term}: ${search.findSizes(catalogue.snapshot, term, now).ids}`).toBe(`${term}: ${expected}`)
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
  const find = (term: string) => [...search.findSizes(snapshot, term, NOW).ids]

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
    ['chocolate isolate', [2], 'words of different sizes: what has the one in the name'],
    ['ultra mint xyzzy', [4], 'what has most of the words'],
    ['2000 g', [2], 'a quantity in another unit'],
    ['90', [], 'a number that begins another'],
  ])('%j finds %j: %s (SH-118..123, SH-125)', (term, expected) => expect(find(term)).toEqual(expected))

  test('finds brands by name, the closest first', () => {
    const names = (term: string) => search.findBrands(snapshot, term).map(({ name }) => name)
    expect(names('pusar')).toEqual(['Pulsar'])
    expect(names('ultra')).toEqual(['Ultra'])
    expect(names('whey')).toEqual([])
  })
})
