import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { foodInformation, nutritionFacts } from '../label-tables.ts'
import type { FlavourInput } from './range.ts'

type IdsByKey = ReadonlyMap<string, number>

/** A statement takes at most 65,535 values. */
const LABELS_AT_ONCE = 2000

/** Writes the nutrition facts of the inputs. @returns the flavours with new ones */
export async function saveFacts(tx: Db, inputs: readonly FlavourInput[], ids: IdsByKey): Promise<number[]> {
  const flavourIds: number[] = []
  const facts = inputs.flatMap(({ key, nutritionFacts: each = [] }) =>
    ids.has(key) ? each.map(one => ({ flavourId: ids.get(key)!, ...one })) : [],
  )
  for (let at = 0; at < facts.length; at += LABELS_AT_ONCE) {
    const written = await tx
      .insert(nutritionFacts)
      .values(facts.slice(at, at + LABELS_AT_ONCE))
      .onConflictDoUpdate({
        target: [nutritionFacts.flavourId, nutritionFacts.language],
        set: {
          isDefault: sql`excluded.is_default`,
          document: sql`excluded.document`,
          // A picture drawn from the same data is still right.
          image: sql`case when excluded.document = ${nutritionFacts.document}
            then coalesce(excluded.image, ${nutritionFacts.image}) else excluded.image end`,
        },
      })
      // For an existing row PostgreSQL reports which transaction replaced it.
      .returning({ id: nutritionFacts.flavourId, isNew: sql<boolean>`xmax = 0` })
    flavourIds.push(...written.flatMap(({ id, isNew }) => (isNew ? [id] : [])))
  }
  return flavourIds
}

/** Writes what the labels of the inputs say. @returns the flavours with a new language */
export function saveFood(tx: Db, inputs: readonly FlavourInput[], ids: IdsByKey): Promise<number[]> {
  const texts = inputs.flatMap(({ key, foodInformation: each = [] }) =>
    ids.has(key) ? each.map(one => ({ flavourId: ids.get(key)!, ...one })) : [],
  )
  return writeFood(tx, texts)
}

type FoodRow = typeof foodInformation.$inferInsert

/** @returns the flavours with a new language */
export async function writeFood(tx: Db, texts: readonly FoodRow[]): Promise<number[]> {
  const flavourIds: number[] = []
  for (let at = 0; at < texts.length; at += LABELS_AT_ONCE) {
    const written = await tx
      .insert(foodInformation)
      .values(texts.slice(at, at + LABELS_AT_ONCE))
      .onConflictDoUpdate({
        target: [foodInformation.flavourId, foodInformation.language],
        set: Object.fromEntries(
          FOOD_COLUMNS.map(name => [name, sql`excluded.${sql.identifier(foodInformation[name].name)}`]),
        ),
      })
      .returning({ id: foodInformation.flavourId, isNew: sql<boolean>`xmax = 0` })
    flavourIds.push(...written.flatMap(({ id, isNew }) => (isNew ? [id] : [])))
  }
  return flavourIds
}

const FOOD_COLUMNS = [
  'legalName',
  'ingredients',
  'allergens',
  'operatorName',
  'operatorAddress',
  'operators',
  'storage',
  'origin',
  'bestBeforeDays',
] as const
