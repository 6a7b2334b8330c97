import type { FoodFlavour } from '@fairfloor/domain/catalogue/food-shapes'
import type { Language } from '@fairfloor/domain/language'
import { pictureUrl, WIDEST } from '@fairfloor/domain/pictures'
import type { Db } from '../../../platform/database.ts'
import type { SheetColumn } from '../../../platform/workbook.ts'
import { type Category, type Flavour, foodOf, type Snapshot } from '../../catalogue/index.ts'
import { namesOf, priceColumn } from './columns.ts'
import type { Line } from './lines.ts'
import type { FileTexts } from './texts.ts'

/** A flavour with what its label says. */
type Described = Line & { readonly food: FoodFlavour | undefined }

type Reader = { readonly languages: readonly Language[]; readonly country: string | null }

/** Reads what the labels say, part by part. */
export async function* described(
  db: Db,
  parts: Iterable<readonly Line[]>,
  reader: Reader,
): AsyncGenerator<readonly Described[]> {
  for (const lines of parts) {
    const labelled = lines.map(({ flavour }) => flavour).filter(flavour => flavour.labelled !== 'not')
    const food = labelled.length > 0 ? (await foodOf(db, labelled, reader)).flavours : []
    const byId = new Map(food.map(one => [one.id, one]))
    yield lines.map(line => ({ ...line, food: byId.get(line.flavour.id) }))
  }
}

type From = {
  readonly t: FileTexts
  readonly snapshot: Snapshot
  readonly seesPrices: boolean
  /** Of the shop: addresses of pictures are whole. */
  readonly publicUrl: string
}

export function productDataColumns({ t, snapshot, seesPrices, publicUrl }: From): SheetColumn<Described>[] {
  const label = (
    title: string,
    width: number,
    value: (of: NonNullable<FoodFlavour['information']>) => string | number | null,
  ) => ({
    title,
    width,
    value: ({ food }: Described) => (food?.information ? value(food.information) : null),
  })
  return [
    ...namesOf(t),
    { title: t.caseEan, width: 18, value: ({ flavour }) => flavour.size.eanCase },
    { title: t.category, width: 30, value: ({ flavour }) => pathOf(snapshot, flavour.size.product.category) },
    { title: t.description, width: 60, value: ({ flavour }) => flavour.size.product.description },
    { title: t.picture, width: 60, value: ({ flavour }) => pictureOf(flavour, publicUrl) },
    priceColumn(t.msrp, ({ flavour }) => (seesPrices ? flavour.size.msrp : null)),
    { title: t.weight, width: 12, value: ({ flavour }) => flavour.size.weightG },
    label(t.legalName, 30, one => one.legal_name),
    label(t.ingredients, 60, one => one.ingredients),
    label(t.allergens, 24, one => one.allergens.join(', ')),
    label(t.operator, 30, one => one.operator.name),
    label(t.address, 40, one => one.operator.address),
    label(t.storage, 30, one => one.storage),
    label(t.origin, 18, one => one.origin),
    label(t.keeps, 14, one => one.best_before_days),
    { title: t.nutrition, width: 60, value: ({ food }) => nutritionText(food, t) },
  ]
}

function pathOf({ categories }: Snapshot, category: Category): string {
  const parent = category.parentId === null ? undefined : categories.get(category.parentId)
  return parent ? `${pathOf({ categories } as Snapshot, parent)} > ${category.name}` : category.name
}

function pictureOf({ image, size }: Flavour, publicUrl: string): string | null {
  const hash = image ?? size.image ?? size.product.image
  return hash === null ? null : publicUrl + pictureUrl(hash, WIDEST)
}

/** 'per 100 g: Energy 1.500 kJ / 360 kcal; Fat 3 g': each as the label says it. */
function nutritionText(food: FoodFlavour | undefined, t: FileTexts): string | null {
  const declared = food?.nutrition
  if (!declared) return null
  const { per, serving, rows } = declared
  const amounts = rows.map(row => `${row.nutrient} ${(per === null ? null : row.per_100) ?? row.per_serving}`)
  return `${per ?? t.perServing(serving)}: ${amounts.join('; ')}`
}
