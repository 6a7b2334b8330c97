import { type Exhibitor, exhibitors } from '@fairfloor/brands/exhibitors'
import type { Range, RangeSize } from '@fairfloor/brands/range/types'
import { USUAL_LIMITS } from '@fairfloor/domain/samples/limits'
import { type SampleInput, saveSamples } from '../src/areas/samples/index.ts'
import type { Db } from '../src/platform/database.ts'

type Options = {
  editionId: number
  range: Range
  /** Ids of the exhibitors by the numbers of their booths. */
  booths: ReadonlyMap<number, number>
  /** By the flavours' ERP ids. */
  flavourIds: ReadonlyMap<string, number>
}

/** So few that some are already gone. */
const STOCK = [24, 8, 3, 0, 16, 5, 1, 12, 0, 30, 2]
const MOST_PRODUCTS = 3
const MOST_FLAVOURS = 4

/** Three of four booths give samples away: small packs of their best sellers. */
export async function demoSamples(tx: Db, { editionId, range, booths, flavourIds }: Options): Promise<void> {
  const giving = exhibitors.filter(({ boothNumber, organiser }) => !organiser && boothNumber % 4 !== 0)
  await saveSamples(tx, {
    editionId,
    most: USUAL_LIMITS.inAll,
    exhibitors: giving.map(exhibitor => ({
      exhibitorId: booths.get(exhibitor.boothNumber)!,
      most: USUAL_LIMITS.ofExhibitor,
      products: productsOf(exhibitor, range, flavourIds),
    })),
  })
}

function productsOf({ brand, boothNumber }: Exhibitor, range: Range, flavourIds: Options['flavourIds']) {
  const products: SampleInput['products'][number][] = []
  for (const product of range.products.filter(one => one.brand === brand.erpId)) {
    if (products.length === MOST_PRODUCTS) break
    const size = range.sizes.find(one => one.product === product.erpId)
    const pack = size && packOf(size)
    const flavours = range.flavours.filter(one => one.size === size?.erpId && one.discontinuedDaysAgo === null)
    if (!pack || flavours.length === 0) continue
    const first = boothNumber * 5 + products.length * MOST_FLAVOURS
    products.push({
      name: `${product.name}, ${pack}`,
      flavours: flavours.slice(0, MOST_FLAVOURS).map((flavour, i) => ({
        flavourId: flavourIds.get(flavour.erpId)!,
        sku: `${flavour.sku}-S`,
        name: flavour.name,
        stock: STOCK[(first + i) % STOCK.length]!,
      })),
    })
  }
  return products
}

/** The form in which a product is sampled; undefined for products without samples. */
function packOf({ shape, unitName }: RangeSize): string | undefined {
  switch (shape) {
    case 'bar':
      return 'mini bar 20 g'
    case 'can':
      return 'can 150 ml'
    case 'bottle':
    case 'carton':
    case 'glass':
    case 'jug':
      return unitName === 'ml' ? 'taster 100 ml' : 'tasting pack 30 g'
    case 'shot':
      return 'shot 25 ml'
    case 'gel':
      return 'gel 25 g'
    case 'shaker':
      return undefined
    case 'box':
    case 'cup':
    case 'packet':
      return 'tasting pack 30 g'
    default:
      return unitName === 'g' ? 'sachet 30 g' : `${unitName} for a day`
  }
}
