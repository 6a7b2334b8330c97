import type { RangeBrand } from '@fairfloor/brands/range/brand'
import type { Range, RangeFlavour, RangeSize } from '@fairfloor/brands/range/types'
import { veganRanges } from '@fairfloor/brands/range/vegan-ranges'
import { dayIn, daysAfter } from '@fairfloor/domain/day'
import type { Range as CatalogueRange } from '../src/areas/catalogue/index.ts'
import { foodInformationOf } from './food.ts'
import type { DemoPictures } from './pictures.ts'
import { topBrands } from './top-brands.ts'

const TIME_ZONE = 'Europe/Amsterdam'
const DAY_MS = 24 * 60 * 60 * 1000

type Options = {
  pictures: DemoPictures
  /** Price groups of the two kinds of customers. */
  groups: { retail: number; gym: number }
  editionId: number
  now: Date
}

/** The generated range as catalogue input; days are counted from `now`. */
export function demoRange(range: Range, { pictures, groups, editionId, now }: Options): CatalogueRange {
  const today = dayIn(now, TIME_ZONE)
  const exhibiting = new Set(range.brands.filter(({ booth }) => booth !== null).map(({ erpId }) => erpId))
  const byTheCase = productsByTheCase(range)
  const brandOf = brandsBySize(range)
  const firstPack = new Map<string, string>()
  const top = topBrands(range)
  for (const flavour of range.flavours)
    if (!firstPack.has(flavour.size)) firstPack.set(flavour.size, pictures.packshots.get(flavour.erpId)!)
  return {
    brands: range.brands.map(({ erpId, name, description }) => ({
      key: erpId,
      erpId,
      name,
      description,
      logo: pictures.logos.get(erpId)!,
      banner: pictures.banners.get(erpId) ?? null,
      rank: top.get(erpId) ?? null,
    })),
    products: range.products.map(({ erpId, brand, categoryPath, name, description, isNew, vatClass }) => ({
      key: erpId,
      erpId,
      brand,
      category: categoryPath,
      name,
      description,
      isNew,
      vatClass,
      imageOverlay: veganRanges.includes(categoryPath[1]) ? pictures.veganSeal : null,
      countries: !exhibiting.has(brand) && RESTRICTED.includes(categoryPath[1]) ? BENELUX : null,
    })),
    sizes: range.sizes.map(size => ({
      ...sizeOf(size, groups, editionId),
      ...(byTheCase.has(size.product) && isDozen(size) && { orderMultiple: 12, minQuantity: 24 }),
      image: firstPack.get(size.erpId) ?? null,
    })),
    flavours: range.flavours.map(flavour => ({
      key: flavour.erpId,
      erpId: flavour.erpId,
      size: flavour.size,
      sku: flavour.sku,
      ean: flavour.ean,
      name: flavour.name,
      rank: flavour.rank,
      image: pictures.packshots.get(flavour.erpId)!,
      nutritionFacts: factsOf(flavour),
      foodInformation: foodInformationOf(flavour.label, brandOf.get(flavour.size)!),
      discontinuedAt:
        flavour.discontinuedDaysAgo === null ? null : new Date(now.getTime() - flavour.discontinuedDaysAgo * DAY_MS),
      stock: {
        quantity: flavour.stock,
        eta: flavour.etaInDays === null ? null : daysAfter(today, flavour.etaInDays),
      },
    })),
  }
}

/** What other countries take for a medicine: its strength is above what they allow in food. */
const RESTRICTED = ['Metabolism', 'Single vitamins & minerals']
const BENELUX = ['BE', 'LU', 'NL']

/** Brands whose bars leave the warehouse in whole cases of a dozen, two at least. */
const BY_THE_CASE = ['Snackadé', 'Crunchwell']

function productsByTheCase({ brands, products }: Range): ReadonlySet<string> {
  const theirs = new Set(brands.filter(({ name }) => BY_THE_CASE.includes(name)).map(({ erpId }) => erpId))
  return new Set(products.filter(({ brand }) => theirs.has(brand)).map(({ erpId }) => erpId))
}

const isDozen = ({ shape, unitsPerCase }: RangeSize): boolean => shape === 'bar' && unitsPerCase === 12

function brandsBySize({ brands, products, sizes }: Range): ReadonlyMap<string, RangeBrand> {
  const byNumber = new Map(brands.map(brand => [brand.erpId, brand]))
  const ofProduct = new Map(products.map(({ erpId, brand }) => [erpId, byNumber.get(brand)!]))
  return new Map(sizes.map(({ erpId, product }) => [erpId, ofProduct.get(product)!]))
}

/** The declaration in every language of the demo; the pictures are drawn on first request. */
const factsOf = ({ nutrition: document }: RangeFlavour) =>
  document
    ? ['en', 'de', 'nl'].map(language => ({ language, isDefault: language === 'en', document, image: null }))
    : []

const sizeOf = (size: RangeSize, groups: Options['groups'], editionId: number) => ({
  key: size.erpId,
  erpId: size.erpId,
  product: size.product,
  name: size.name,
  unitValue: size.unitValue,
  unitName: size.unitName,
  unitsPerCase: size.unitsPerCase,
  regularPrice: size.price.regular,
  currentPrice: size.price.current,
  groupPrices: [
    { priceGroupId: groups.retail, ...size.groupPrices.retail },
    { priceGroupId: groups.gym, ...size.groupPrices.gym },
  ],
  showPrices: size.showPrice === null ? [] : [{ editionId, price: size.showPrice }],
  msrp: size.msrp,
  eanCase: size.eanCase,
  weightG: size.weightG,
  depositClass: size.depositClass,
  readyMillilitres: size.readyMillilitres,
  hasLabel: size.hasLabel,
  gymAssortment: size.gymAssortment,
  promotionText: size.promotionText,
  rank: size.rank,
})
