import { drawRosette } from '@fairfloor/brands/awards/draw-rosette'
import { dayIn } from '@fairfloor/domain/day'
import { type CategoryInput, saveAwards } from '../src/areas/awards/index.ts'
import type { Snapshot } from '../src/areas/catalogue/index.ts'
import type { Edition } from '../src/areas/trade-show/index.ts'
import type { Db } from '../src/platform/database.ts'
import type { Files } from '../src/platform/files.ts'
import { saveDrawing } from '../src/platform/pictures.ts'

type Category = {
  name: string
  /** Brands by name, or products as [brand, product]. */
  nominees: (string | [brand: string, product: string])[]
  /** Index of the nominee that the jury chose; without one the visitors' votes decide. */
  jury?: number
}

const CATEGORIES: Category[] = [
  {
    name: 'Best newcomer',
    nominees: ['Kilowatt Club', 'Ondine', 'Nachtlicht', 'Snackadé', 'Neonade'],
    jury: 1,
  },
  {
    name: 'Best booth',
    nominees: ['Alpenwerk', 'Hydrelle', 'Chunk Republic', 'Strongman Svensson', 'Sprout Parade', 'Tarn & Tor'],
    jury: 4,
  },
  {
    name: 'Best protein',
    nominees: [
      ['Norrsund', 'Daily Whey'],
      ['Redhorn', 'Isolate Zero'],
      ['Sprout Parade', 'Vegan Protein'],
      ['Alpenwerk', 'Clear Isolate'],
      ['Ondine', 'Marine Collagen'],
    ],
    jury: 3,
  },
  {
    name: 'Best bar',
    nominees: [
      ['Col & Kasseien', 'Big Bar'],
      ['Tutti Forti', 'Layer Bar'],
      ['Strongman Svensson', 'Soft Bar'],
      ['Bitesmith', 'Oat Bar'],
      ['Erbse & Sohn', 'Plant Crunch'],
    ],
    jury: 1,
  },
  {
    name: 'Best drink',
    nominees: [
      ['Kilowatt Club', 'Focus Energy'],
      ['Kadenz', 'Isotonic'],
      ['Asagiri', 'Maté'],
      ['Oomph & Co', 'Breakfast Shake'],
      ['Hydrelle', 'Vitamin Water'],
      ['Nachtlicht', 'Iced Latte'],
    ],
    jury: 2,
  },
  {
    name: 'Best snack',
    nominees: [
      ['Snackadé', 'Truffles'],
      ['Chunk Republic', 'Waffle'],
      ['Tutti Forti', 'Nut Butter'],
      ['Erbse & Sohn', 'Pea Puffs'],
      ['Bitesmith', 'Protein Cookie'],
    ],
    jury: 0,
  },
  {
    name: 'Best packaging',
    nominees: [
      ['Chunk Republic', 'Filled Cubes'],
      ['Kadenz', 'Race Mix'],
      ['Weidegold', 'Protein Pudding'],
      ['Gravton', 'Black Edition'],
      ['Neonade', 'Zero Energy'],
      ['Tarn & Tor', 'Layer Bar'],
    ],
    jury: 2,
  },
  {
    name: 'Brand of the year',
    nominees: ['Norrsund', 'Tutti Forti', 'Col & Kasseien', 'Redhorn', 'Weidegold', 'Asagiri'],
  },
]

/**
 * The demo's awards. Voting runs during the ordering window; winners show from the first day of confirmation to the
 * last day of release. @returns the number of categories
 */
export async function demoAwards(
  tx: Db,
  files: Files,
  { edition, snapshot }: { edition: Edition; snapshot: Snapshot },
  now: Date,
): Promise<number> {
  const dayOf = (instant: Date) => dayIn(instant, edition.timeZone)
  const year = dayOf(edition.orderStart).slice(0, 4)
  const overlay = await saveDrawing(files, drawRosette('WINNER', year))
  const categories = CATEGORIES.map(({ name, nominees, jury }): CategoryInput => {
    const input = nominees.map(nominee => nomineeOf(snapshot, nominee))
    return { name, overlay, nominees: input, winner: jury ?? null }
  })
  await saveAwards(
    tx,
    {
      editionId: edition.id,
      name: `Awards ${year}`,
      votingStart: edition.orderStart,
      votingEnd: edition.orderEnd,
      winnerStart: dayOf(edition.confirmationStart),
      visibleEnd: dayOf(edition.releaseEnd),
    },
    categories,
    now,
  )
  return categories.length
}

function nomineeOf({ brands }: Snapshot, nominee: Category['nominees'][number]): CategoryInput['nominees'][number] {
  const [brandName, productName] = typeof nominee === 'string' ? [nominee] : nominee
  const brand = [...brands.values()].find(({ name }) => name === brandName)
  if (!brand) throw new Error(`The range has no brand ${brandName}`)
  if (productName === undefined) return { brandId: brand.id }
  const product = brand.sizes.map(size => size.product).find(({ name }) => name === productName)
  if (!product) throw new Error(`${brandName} has no ${productName}`)
  return { productId: product.id }
}
