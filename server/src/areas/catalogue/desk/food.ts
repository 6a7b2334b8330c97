import { unnamedAllergens } from '@fairfloor/domain/catalogue/emphasis'
import * as contract from '@fairfloor/domain/catalogue/food-desk-contract'
import * as shapes from '@fairfloor/domain/catalogue/food-desk-shapes'
import { refuse } from '@fairfloor/domain/catalogue/refusals'
import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { guardVersion, versionOf } from '../../../platform/form-version.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { differences, writeAudit } from '../../back-office/index.ts'
import { foodInformation } from '../label-tables.ts'
import { type Catalogue, changed } from '../live.ts'
import { writeFood } from '../save/save-labels.ts'
import { type LabelledFlavour, readFlavour } from './labelled-flavour.ts'

type Food = Omit<contract.FoodBody, 'version'>
type Text = Food['texts'][number]

/** The label of a flavour, read and saved with all its languages. */
export function serveFoodDesk(platform: Platform, catalogue: Catalogue): void {
  serve(platform, contract.getDeskFood, shapes.getDeskFood, async ({ params }) => {
    const flavour = await readFlavour(platform.db, params.id)
    return viewOf(flavour, await readFood(platform.db, params.id))
  })

  serve(platform, contract.changeFood, shapes.changeFood, async ({ params, body, viewer, now, transaction }) => {
    const { userId } = viewer
    const { flavour, food } = await transaction(async tx => {
      const flavour = await readFlavour(tx, params.id, true)
      const before = await readFood(tx, params.id)
      guardVersion(body.version, before)
      await saveFood(tx, params.id, body)
      const food = await readFood(tx, params.id)
      const details = differences(auditView(before), auditView(food))
      await writeAudit(tx, { at: now, userId, action: 'change food information', subject: flavour.subject, details })
      await changed(tx, { flavours: [params.id] })
      return { flavour, food }
    })
    await catalogue.reload([flavour.productId])
    return viewOf(flavour, food)
  })
}

const viewOf = ({ id, name }: LabelledFlavour, food: Food) => ({ ...food, id, name, version: versionOf(food) })

async function readFood(tx: Db, flavourId: number): Promise<Food> {
  const rows = await tx
    .select()
    .from(foodInformation)
    .where(eq(foodInformation.flavourId, flavourId))
    .orderBy(asc(foodInformation.language))
  return {
    best_before_days: rows[0]?.bestBeforeDays ?? null,
    texts: rows.map(row => ({
      language: row.language,
      legal_name: row.legalName,
      ingredients: row.ingredients,
      allergens: row.allergens,
      operator_name: row.operatorName,
      operator_address: row.operatorAddress,
      operators: row.operators.map(({ countries, name, address }) => ({ countries: [...countries], name, address })),
      storage: row.storage,
      origin: row.origin,
    })),
  }
}

/** @throws Refusal name_missing, allergen_unnamed */
async function saveFood(tx: Db, flavourId: number, { texts, best_before_days: bestBeforeDays }: Food): Promise<void> {
  const rows = texts.map((text, i) => {
    const { language, operators } = text
    const legalName = text.legal_name.trim()
    const ingredients = text.ingredients.trim()
    if (legalName === '') throw refuse('name_missing').at(`texts.${i}.legal_name`)
    return {
      flavourId,
      language,
      legalName,
      ingredients,
      allergens: allergensOf(text, ingredients, `texts.${i}.allergens`),
      operatorName: text.operator_name.trim(),
      operatorAddress: text.operator_address.trim(),
      operators: operators.map(({ countries, name, address }) => ({
        countries: [...new Set(countries)].sort(),
        name: name.trim(),
        address: address.trim(),
      })),
      storage: text.storage.trim(),
      origin: text.origin.trim(),
      bestBeforeDays,
    }
  })
  const kept = rows.map(({ language }) => language)
  await tx
    .delete(foodInformation)
    .where(and(eq(foodInformation.flavourId, flavourId), notInArray(foodInformation.language, kept)))
  await writeFood(tx, rows)
}

/** Where ingredients are listed, an allergen stands among them, so that it can be emphasised there. */
function allergensOf({ allergens, language }: Text, ingredients: string, path: string): string[] {
  const names = [...new Set(allergens.map(name => name.trim()).filter(name => name !== ''))]
  const [unnamed] = ingredients === '' ? [] : unnamedAllergens(ingredients, names, language)
  if (unnamed !== undefined) throw refuse('allergen_unnamed', { name: unnamed }).at(path)
  return names
}

/** Every field by a name of its own, so that the log shows only what has changed. */
const auditView = ({ texts, best_before_days }: Food): Record<string, unknown> => ({
  best_before_days,
  ...Object.fromEntries(
    texts.flatMap(({ language, ...text }) =>
      Object.entries(text).map(([field, value]) => [`${language} ${field}`, value]),
    ),
  ),
})
