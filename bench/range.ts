import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The brand whose booth is measured: the same 24 products in every file. */
export const BRAND = { name: 'Bench', boothNumber: 9001, panoNumber: 1, products: 24 } as const

const SEED = 20_250_506
const FLAVOURS = [
  'Chocolate',
  'Vanilla',
  'Strawberry',
  'Banana',
  'Cookies & Cream',
  'Salted Caramel',
  'Coconut',
  'Plain',
]
const KINDS = [
  'Whey',
  'Isolate',
  'Casein',
  'Creatine',
  'Pre-Workout',
  'Bar',
  'Gainer',
  'BCAA',
  'Omega 3',
  'Electrolyte',
]
const GRAMS = [300, 450, 908, 2270]
const FLAVOURS_PER_SIZE = 2

/**
 * Writes a price list of this many flavours, the same on every run: the measured brand first, then others of 500
 * flavours each.
 * @returns the file, and a mapping that gives the measured brand its booth
 */
export function writeRange(folder: string, flavours: number): { file: string; mapping: string } {
  const file = join(folder, `range-${flavours}.csv`)
  const mapping = join(folder, 'mapping.json')
  writeFileSync(file, [HEADER, ...lines(flavours)].join('\n'))
  const { name, boothNumber, panoNumber } = BRAND
  const exhibitors = [{ brand: name, booth_number: boothNumber, pano_number: panoNumber }]
  writeFileSync(mapping, JSON.stringify({ source: 'bench', exhibitors }))
  return { file, mapping }
}

const HEADER = [
  'brand,category,product,size,flavour,sku,ean,units_per_case,regular_price,current_price,show_price,msrp,weight_g,rank',
  'stock,description',
].join()

function* lines(flavours: number): Generator<string> {
  const random = randomFrom(SEED)
  const below = (most: number) => Math.floor(random() * most)
  for (let i = 0; i < flavours; i++) {
    const size = Math.floor(i / FLAVOURS_PER_SIZE)
    const brand = size < BRAND.products ? BRAND.name : `${BRAND.name} ${Math.floor(i / 500) + 1}`
    // Everything above a flavour follows from the size's number, so that no two rows contradict each other.
    const kind = KINDS[size % KINDS.length]!
    const price = 500 + ((size * 7919) % 6000)
    const grams = GRAMS[size % GRAMS.length]!
    yield [
      brand,
      `Protein > ${kind}`,
      `${kind} ${size}`,
      `${grams} g`,
      FLAVOURS[(size + i) % FLAVOURS.length],
      `BENCH-${i}`,
      gtin(i),
      6,
      euros(price),
      euros(price * 0.9),
      euros(price * 0.8),
      euros(price * 1.6),
      grams + 90,
      size,
      90_000 + below(1000),
      `${kind} of the bench`,
    ].join(',')
  }
}

const euros = (cents: number) => (Math.round(cents) / 100).toFixed(2)

/** A GTIN-13 with its check digit, in a range that no shop uses. */
function gtin(i: number): string {
  const digits = `29${String(i).padStart(10, '0')}`
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** mulberry32: small, fast, the same everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
