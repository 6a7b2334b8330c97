import { makeRange } from '@fairfloor/brands/range/make-range'
import { expect, test } from 'vitest'
import { makeSearch } from '../src/areas/assortment/search/search.ts'
import { type TestSize, testCatalogue } from '../src/areas/assortment/search/test-catalogue.ts'
import { glued, open, searches, type Wanted } from './test-searches.ts'

const NOW = new Date('2031-05-06T12:00:00Z')
/** What the list shows at first. */
const FIRST = 10

const range = makeRange()
const sizes: TestSize[] = range.sizes.map((size, i) => {
  const product = range.products.find(({ erpId }) => erpId === size.product)!
  const { name: brand } = range.brands.find(({ erpId }) => erpId === product.brand)!
  const flavours = range.flavours.filter(flavour => flavour.size === size.erpId)
  return {
    id: i + 1,
    brand,
    category: product.categoryPath.join(' > '),
    product: product.name,
    size: size.name,
    rank: size.rank,
    eanCase: size.eanCase,
    flavours: flavours.map(({ name, sku, ean }) => ({ name, sku, ean })),
  }
})
for (const [brand, product, size] of glued) {
  const id = sizes.length + 1
  sizes.push({ id, brand, product, size, category: 'New', flavours: [{ name: 'Neutral', sku: `TRI-${id}` }] })
}
const { snapshot } = testCatalogue(sizes)
const search = makeSearch()

const nameOf = ({ brand, product, size }: TestSize) => `${brand} ${product} ${size}`
const textOf = (one: TestSize) =>
  [nameOf(one), one.category, ...one.flavours.map(({ name }) => name)].join(' ').toLowerCase()

function find(term: string) {
  const { ids, relaxed } = search.findSizes(snapshot, term, NOW)
  return { hits: Array.from(ids, id => sizes[id - 1]!), missing: relaxed?.lacks ?? [] }
}

/** What is not as wanted. */
function faultsOf(term: string, { first, named, has, size, as, without = [] }: Wanted): string[] {
  const { hits, missing } = find(term)
  const top = hits.slice(0, FIRST)
  const faults: string[] = []
  const say = (isWrong: boolean, what: string) => {
    if (isWrong) faults.push(`${what}: ${top.slice(0, 5).map(nameOf).join(', ')} … of ${hits.length}`)
  }
  say(hits.length === 0 && first?.length !== 0, 'nothing')
  say(first?.length === 0 && hits.length > 0, 'not nothing')
  say(first?.some((name, i) => !hits[i] || !nameOf(hits[i]).startsWith(name)) ?? false, `not ${first} first`)
  const ofName = sizes.filter(({ product }) => product === named)
  say(
    ofName.some(one => hits.indexOf(one) < 0 || hits.indexOf(one) >= ofName.length),
    `not each ${named} first`,
  )
  const words = has?.toLowerCase().split(' ') ?? []
  say(
    top.some(one => words.some(word => !textOf(one).includes(word))),
    `not all ${has}`,
  )
  say(size !== undefined && hits.some(hit => hit.size !== size), `not all ${size}`)
  const others = as === undefined ? top : find(as).hits.slice(0, FIRST)
  say(others.length !== top.length || others.some((other, i) => other !== top[i]), `not as ${as}`)
  say(missing.join(', ') !== without.join(', '), `without ${missing}`)
  return faults
}

test('120 searches have the first hits that their list wants (SH-118..125, FF-1705)', () => {
  expect(searches).toHaveLength(120)
  expect(new Set(searches.map(([term]) => term)).size).toBe(120)
  const wrong = searches
    .filter(([term]) => !open.has(term))
    .flatMap(([term, wanted]) => {
      const faults = faultsOf(term, wanted)
      return faults.length > 0 ? [`${term}: ${faults.join('; ')}`] : []
    })
  expect(wrong).toEqual([])
})

test('what the list calls open does not hold yet', () => {
  const held = searches.filter(([term, wanted]) => open.has(term) && faultsOf(term, wanted).length === 0)
  expect(held.map(([term]) => term)).toEqual([])
})
