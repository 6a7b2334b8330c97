import { distance, lighter } from '../logos/colour.ts'
import type { Seller } from '../range/best-sellers.ts'
import type { RangeBrand } from '../range/brand.ts'
import type { Range, RangeFlavour, RangeProduct } from '../range/types.ts'
import { flavourColour } from './colours.ts'

/** A product of the event in up to three flavours, and its colour: that of the first one, if none before it has it. */
export interface Newcomer {
  product: RangeProduct
  packs: [Seller, ...Seller[]]
  colour: string
}

/** A brand that takes part in the demo's Newcomer Week. */
export interface NewcomerBrand {
  brand: RangeBrand
  newcomers: Newcomer[]
}

const BRANDS = 8
const PRODUCTS_EACH = 5
/** Flavours that look out behind the first one. */
const BEHIND = 2
/** Colours so close look like one. */
const CLOSE = 0.08

/** Who takes part: brands that do not exhibit at the show, each with its newest products. */
export function newcomerBrands(range: Range): NewcomerBrand[] {
  return range.brands
    .filter(({ booth }) => booth === null)
    .map(brand => ({ brand, products: newestOf(range, brand.erpId) }))
    .filter(({ products }) => products.length === PRODUCTS_EACH)
    .slice(0, BRANDS)
    .map(({ brand, products }) => ({ brand, newcomers: newcomersOf(range, brand, products) }))
}

/** What is new first. */
const newestOf = ({ products }: Range, brand: string): RangeProduct[] =>
  products
    .filter(product => product.brand === brand)
    .toSorted((a, b) => Number(b.isNew) - Number(a.isNew))
    .slice(0, PRODUCTS_EACH)

function newcomersOf(range: Range, brand: RangeBrand, products: readonly RangeProduct[]): Newcomer[] {
  const { accent, ink } = brand.colours
  const taken: string[] = []
  const apart = (colour: string) => Math.min(1, ...taken.map(other => distance(colour, other)))
  return products.map(product => {
    const { size, flavours } = mostOf(range, product)
    const colourOf = ({ name }: RangeFlavour) => flavourColour(brand, name)
    // Where every product came in vanilla, the brand would have one colour only.
    const [first, ...others] = flavours.toSorted((a, b) => apart(colourOf(b)) - apart(colourOf(a)))
    const own = colourOf(first!)
    const colour = [own, ink, lighter(accent, 0.2)].find(each => apart(each) > CLOSE) ?? own
    taken.push(colour)
    const pack = (flavour: RangeFlavour): Seller => ({ size, product, flavour })
    return { product, packs: [pack(first!), ...others.slice(0, BEHIND).map(pack)], colour }
  })
}

/** The size in the most flavours; of several the best seller. */
function mostOf({ sizes, flavours }: Range, product: RangeProduct) {
  const all = sizes
    .filter(size => size.product === product.erpId)
    .map(size => ({ size, flavours: flavours.filter(flavour => flavour.size === size.erpId) }))
    .toSorted((a, b) => b.flavours.length - a.flavours.length || a.size.rank - b.size.rank)
  return all[0]!
}
