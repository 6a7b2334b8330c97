import type { getNutritionFacts } from '@fairfloor/domain/catalogue/contract'
import { nutrition } from '@fairfloor/domain/catalogue/nutrition-shapes'
import { languages } from '@fairfloor/domain/catalogue/nutrition-words'
import type { Answer } from '@fairfloor/domain/endpoint'
import { pictureUrl } from '@fairfloor/domain/pictures'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import type { Files } from '../../../platform/files.ts'
import { saveDrawing } from '../../../platform/pictures.ts'
import { nutritionFacts } from '../label-tables.ts'

/** The nutrition facts of a flavour in all its languages, the default first. Missing pictures are drawn on first request and stored. */
export async function factsOf(db: Db, files: Files, flavourId: number): Promise<Answer<typeof getNutritionFacts>> {
  const facts = await db
    .select()
    .from(nutritionFacts)
    .where(eq(nutritionFacts.flavourId, flavourId))
    .orderBy(desc(nutritionFacts.isDefault), asc(nutritionFacts.language))
  const pictured = await Promise.all(
    facts.map(async fact => ({ ...fact, image: fact.image ?? (await drawn(db, files, fact)) })),
  )
  return pictured.flatMap(({ language, isDefault, image }) =>
    image === null ? [] : [{ language, public_url: pictureUrl(image, 640), is_default: isDefault }],
  )
}

/** @returns the picture's hash; null for a language or a document that cannot be drawn */
async function drawn(db: Db, files: Files, fact: typeof nutritionFacts.$inferSelect): Promise<string | null> {
  const language = languages.find(one => one === fact.language)
  const document = nutrition.safeParse(fact.document)
  if (!language || !document.success) return null
  // Loaded with the first drawing: measuring text takes a large library.
  const { drawNutritionFacts } = await import('./draw-nutrition-facts.ts')
  const image = await saveDrawing(files, drawNutritionFacts(document.data, language))
  await db
    .update(nutritionFacts)
    .set({ image })
    .where(and(eq(nutritionFacts.flavourId, fact.flavourId), eq(nutritionFacts.language, fact.language)))
  return image
}
