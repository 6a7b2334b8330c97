import type { getNutritionFacts } from '@fairfloor/domain/catalogue/contract'
import { nutrition } from '@fairfloor/domain/catalogue/nutrition-shapes'
import { languages } from '@fairfloor/domain/catalogue/nutrition-words'
import type { Answer } from '@fairfloor/domain/endpoint'
import type { Language } from '@fairfloor/domain/language'
import { pictureUrl } from '@fairfloor/domain/pictures'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import type { Files } from '../../../platform/files.ts'
import { saveDrawing } from '../../../platform/pictures.ts'
import { nutritionFacts } from '../label-tables.ts'

/** Of a picture, in pixels: as wide as a phone's screen, twice as sharp. */
export const WIDTH = 640

type Pictured = { readonly language: string; readonly isDefault: boolean; readonly image: string }

/** The nutrition facts of a flavour in all its languages, the default first. */
export async function factsOf(db: Db, files: Files, flavourId: number): Promise<Answer<typeof getNutritionFacts>> {
  const pictures = await picturesOf(db, files, flavourId)
  return pictures.map(({ language, isDefault, image }) => ({
    language,
    public_url: pictureUrl(image, WIDTH),
    is_default: isDefault,
  }))
}

/** @returns the hash of the picture in a language, or else in the default one; undefined without any */
export async function pictureIn(language: Language | null, ...of: Parameters<typeof picturesOf>) {
  const pictures = await picturesOf(...of)
  return (pictures.find(one => one.language === language) ?? pictures[0])?.image
}

/** Missing pictures are drawn on first request and stored. */
async function picturesOf(db: Db, files: Files, flavourId: number): Promise<Pictured[]> {
  const facts = await db
    .select()
    .from(nutritionFacts)
    .where(eq(nutritionFacts.flavourId, flavourId))
    .orderBy(desc(nutritionFacts.isDefault), asc(nutritionFacts.language))
  const pictured = await Promise.all(
    facts.map(async fact => ({ ...fact, image: fact.image ?? (await drawn(db, files, fact)) })),
  )
  return pictured.flatMap(({ language, isDefault, image }) => (image === null ? [] : [{ language, isDefault, image }]))
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
