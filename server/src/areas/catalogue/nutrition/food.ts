import type { FoodFlavour, FoodInformation } from '@fairfloor/domain/catalogue/food-shapes'
import { nutrition } from '@fairfloor/domain/catalogue/nutrition-shapes'
import { amountIn, languages, nutrientIn } from '@fairfloor/domain/catalogue/nutrition-words'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { foodInformation, nutritionFacts } from '../label-tables.ts'

type Reader = {
  /** The reader's languages, the best first. */
  readonly languages: readonly string[]
  /** Of the reader's company; null for visitors. */
  readonly country: string | null
}

type Named = { readonly id: number; readonly name: string }

/** What labels say about flavours, each in the best of the reader's languages that it has, else in any. */
export async function foodOf(db: Db, flavours: readonly Named[], reader: Reader): Promise<FoodInformation> {
  const ids = flavours.map(({ id }) => id)
  const texts = await db.select().from(foodInformation).where(inArray(foodInformation.flavourId, ids))
  const facts = await db
    .select({
      flavourId: nutritionFacts.flavourId,
      language: nutritionFacts.language,
      document: nutritionFacts.document,
    })
    .from(nutritionFacts)
    .where(inArray(nutritionFacts.flavourId, ids))
  const textsOf = Map.groupBy(texts, row => row.flavourId)
  const factsOf = Map.groupBy(facts, row => row.flavourId)
  return {
    languages: [...new Set(texts.map(({ language }) => language))].sort(),
    flavours: flavours.map(({ id, name }) => ({
      id,
      name,
      information: informationOf(best(textsOf.get(id), reader), reader.country),
      nutrition: declarationOf(best(factsOf.get(id), reader)),
    })),
  }
}

/** The row in the first of the reader's languages; without any of them the first by its letters. */
function best<Row extends { language: string }>(rows: readonly Row[] = [], reader: Reader): Row | undefined {
  const rank = ({ language }: Row) => {
    const at = reader.languages.indexOf(language)
    return at < 0 ? reader.languages.length : at
  }
  return rows.toSorted((a, b) => rank(a) - rank(b) || (a.language < b.language ? -1 : 1))[0]
}

type TextRow = typeof foodInformation.$inferSelect

function informationOf(row: TextRow | undefined, country: string | null): FoodFlavour['information'] {
  if (!row) return null
  const own = row.operators.find(({ countries }) => country !== null && countries.includes(country))
  const { name, address } = own ?? { name: row.operatorName, address: row.operatorAddress }
  return {
    language: row.language,
    legal_name: row.legalName,
    ingredients: row.ingredients,
    allergens: row.allergens,
    operator: { name, address },
    storage: row.storage,
    origin: row.origin,
    best_before_days: row.bestBeforeDays,
  }
}

/** Null also for facts that are only a picture. */
function declarationOf(row: { language: string; document: unknown } | undefined): FoodFlavour['nutrition'] {
  const document = nutrition.safeParse(row?.document)
  if (!row || !document.success) return null
  const { per, serving, rows } = document.data
  const language = languages.find(one => one === row.language) ?? 'en'
  return {
    language,
    per,
    serving: amountIn(language, serving),
    rows: rows.map(one => ({
      nutrient: nutrientIn(language, one.nutrient),
      part: one.part,
      per_100: one.per100 === null ? null : amountIn(language, one.per100),
      per_serving: amountIn(language, one.perServing),
    })),
  }
}
