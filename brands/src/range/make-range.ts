import type { RangeBrand } from './brand.ts'
import { brands } from './brands.ts'
import { type CategoryKey, categoryNames } from './categories.ts'
import { chance } from './chance.ts'
import { type Choice, chooseArticles, subCategories } from './choose-articles.ts'
import { availabilityOf, flavourNames, uncounted } from './flavours-of.ts'
import { foodOf } from './food/food-of.ts'
import { caseGtin, unitGtin } from './gtin.ts'
import { nutritionOf } from './nutrition-of.ts'
import { pricesOf } from './prices-of.ts'
import { packOf } from './size-of.ts'
import type { Range, RangeCategory, RangeFlavour, RangeProduct, RangeSize } from './types.ts'

const keys = Object.keys(categoryNames) as CategoryKey[]
const productsOf = (brand: RangeBrand) => (brand.booth === null ? 8 : 12)

/** Free with an order. Percentages and free goods are promotions of the shop, which count them. */
const gifts = ['Counter display included', 'Free shaker with every case', 'Tasting samples included']

/** The whole demo range. Seeded: the same on every run and machine. */
export function makeRange(): Range {
  const range: Range = { brands, categories: makeCategories(), products: [], sizes: [], flavours: [] }
  for (const brand of brands)
    for (const [position, choice] of chooseArticles(brand, productsOf(brand)).entries())
      addProduct(range, brand, choice, position)
  const bySales = [...range.sizes].sort((a, b) => a.rank - b.rank)
  for (const [i, size] of bySales.entries()) size.rank = i + 1
  return range
}

function makeCategories(): RangeCategory[] {
  const main = keys.map((key, i) => ({ erpId: String(10 + i), parent: null, name: categoryNames[key], rank: i + 1 }))
  const subs = subCategories.map((sub, i) => ({
    erpId: String(101 + i),
    parent: main[keys.indexOf(sub.category)]!.erpId,
    name: sub.name,
    rank: i + 1,
  }))
  return [...main, ...subs]
}

/** Position of a flavour: brand, product, size. */
interface Shelf {
  brand: RangeBrand
  choice: Choice
  product: RangeProduct
  /** The brand's first product sells best. */
  position: number
}

function addProduct(range: Range, brand: RangeBrand, choice: Choice, position: number): void {
  const { sub, name, about } = choice
  const draw = chance(brand.slug, sub.name, name)
  const product: RangeProduct = {
    erpId: String(30001 + range.products.length),
    brand: brand.erpId,
    category: range.categories.find(each => each.name === sub.name && each.parent !== null)!.erpId,
    categoryPath: [categoryNames[sub.category], sub.name],
    name,
    description: about,
    isNew: draw.oneIn(8) || (brand.booth !== null && position === brand.id % 5),
    vatClass: sub.vat ?? 'reduced',
  }
  range.products.push(product)
  const names = flavourNames(sub, brand, draw)
  for (const [i, amount] of draw.pick(sub.sizes).entries()) {
    // Further sizes of a product come in fewer flavours.
    const count = i === 0 ? names.length : Math.max(Math.min(2, names.length), names.length - draw.whole(0, 3))
    addSize(range, { brand, choice, product, position }, amount, names.slice(0, count))
  }
}

function addSize(range: Range, shelf: Shelf, amount: number, names: string[]): void {
  const { brand, product, position } = shelf
  const { sub, factor } = shelf.choice
  const draw = chance(brand.slug, sub.name, product.name, amount)
  const exhibits = brand.booth !== null
  const gymAssortment = sub.gym === true && draw.oneIn(62)
  const larger = amount / sub.sizes[0]![0]!
  const wanted = sub.price * amount * factor * brand.level * larger ** -0.12 * (0.97 + draw.next() * 0.06)
  const number = range.sizes.length + 1
  const size: RangeSize = {
    erpId: String(50000 + number),
    product: product.erpId,
    ...packOf(sub, amount, brand, draw),
    ...pricesOf(wanted, exhibits, gymAssortment, product.vatClass === 'standard' ? 21 : 9, draw),
    eanCase: caseGtin(brand.id, number),
    hasLabel: draw.oneIn(12),
    gymAssortment,
    promotionText: draw.oneIn(9) ? draw.pick(gifts) : '',
    rank: position + draw.next() * 8 + (exhibits ? 0 : 4),
  }
  range.sizes.push(size)
  const flavours = names.map((name, i) => flavourOf(shelf, size, name, i, range.flavours.length + i + 1))
  // A size that is listed can be ordered.
  if (flavours.every(flavour => flavour.discontinuedDaysAgo !== null)) flavours[0]!.discontinuedDaysAgo = null
  range.flavours.push(...flavours)
}

function flavourOf(
  { brand, product, choice }: Shelf,
  size: RangeSize,
  name: string,
  i: number,
  item: number,
): RangeFlavour {
  const draw = chance(brand.slug, product.name, size.name, name)
  const availability = availabilityOf(size, product.vatClass === 'reduced', draw)
  const nutrition = nutritionOf(choice.sub, choice.actives, draw)
  const code = brand.slug
    .replace(/[^a-z]/g, '')
    .slice(0, 3)
    .toUpperCase()
  return {
    erpId: String(700000 + item),
    size: size.erpId,
    sku: `${code}-${size.erpId.slice(-3)}-${String(i + 1).padStart(2, '0')}`,
    ean: unitGtin(brand.id, item),
    name,
    rank: i + 1,
    ...uncounted(availability, product.isNew, draw),
    nutrition,
    label: foodOf(choice, name, brand.country),
  }
}
