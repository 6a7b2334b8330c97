import { isDeepStrictEqual } from 'node:util'
import * as contract from '@fairfloor/domain/catalogue/nutrition-desk-contract'
import * as shapes from '@fairfloor/domain/catalogue/nutrition-desk-shapes'
import { nutritionFaults } from '@fairfloor/domain/catalogue/nutrition-faults'
import { type Nutrition, nutrition } from '@fairfloor/domain/catalogue/nutrition-shapes'
import { type Language, languages, namesOf } from '@fairfloor/domain/catalogue/nutrition-words'
import { refuse } from '@fairfloor/domain/catalogue/refusals'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { guardVersion, versionOf } from '../../../platform/form-version.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { differences, writeAudit } from '../../back-office/index.ts'
import { nutritionFacts } from '../label-tables.ts'
import { type Catalogue, changed } from '../live.ts'
import { type LabelledFlavour, readFlavour } from './labelled-flavour.ts'

type Facts = Omit<contract.NutritionBody, 'version'>
type Row = Facts['rows'][number]

/** The nutrition declaration of a flavour: numbers once, names by language. */
export function serveNutritionDesk(platform: Platform, catalogue: Catalogue): void {
  serve(platform, contract.getDeskNutrition, shapes.getDeskNutrition, async ({ params }) => {
    const flavour = await readFlavour(platform.db, params.id)
    return viewOf(flavour, factsIn(await readDocuments(platform.db, params.id)))
  })

  serve(platform, contract.changeNutrition, shapes.changeNutrition, async call => {
    const { params, body, viewer, now, transaction } = call
    const { userId } = viewer
    const [fault] = nutritionFaults(body)
    const { flavour, facts } = await transaction(async tx => {
      const flavour = await readFlavour(tx, params.id, true)
      const documents = await readDocuments(tx, params.id)
      const before = factsIn(documents)
      guardVersion(body.version, before)
      if (fault) throw refuse(fault.kind).at(fault.path)
      await saveDocuments(tx, params.id, documents, trimmed(body))
      const facts = factsIn(await readDocuments(tx, params.id))
      const details = differences(auditView(before), auditView(facts))
      await writeAudit(tx, { at: now, userId, action: 'change nutrition facts', subject: flavour.subject, details })
      await changed(tx, { flavours: [params.id] })
      return { flavour, facts }
    })
    await catalogue.reload([flavour.productId])
    return viewOf(flavour, facts)
  })
}

const viewOf = ({ id, name }: LabelledFlavour, facts: Facts) => ({ ...facts, id, name, version: versionOf(facts) })

type Documents = ReadonlyMap<Language, Nutrition>

async function readDocuments(tx: Db, flavourId: number): Promise<Documents> {
  const { language, document } = nutritionFacts
  const rows = await tx
    .select({ language, document })
    .from(nutritionFacts)
    .where(eq(nutritionFacts.flavourId, flavourId))
  return new Map(
    languages.flatMap(one => {
      const read = nutrition.safeParse(rows.find(row => row.language === one)?.document)
      return read.success ? [[one, read.data] as const] : []
    }),
  )
}

/** One declaration of those in several languages, which differ in the names of their rows alone. */
function factsIn(documents: Documents): Facts {
  const [first] = documents
  if (!first) return { per: '100 g', serving: '', rows: [] }
  const [, { per, serving, rows }] = first
  return {
    per,
    serving,
    rows: rows.map(({ nutrient, part, per100, perServing }, i) => {
      const names: Record<Language, string> = { ...namesOf(nutrient) }
      for (const [other, document] of documents) {
        const own = document.rows[i]?.nutrient
        if (own !== undefined && own !== nutrient) names[other] = namesOf(own)[other]
      }
      return { names, part, per_100: per100 ?? '', per_serving: perServing }
    }),
  }
}

/** Without spaces around; without amounts of columns that are not declared; with a name in every language. */
function trimmed({ per, serving, rows }: Facts): Facts {
  const isServed = serving.trim() !== ''
  return {
    per: rows.length === 0 ? '100 g' : per,
    serving: rows.length === 0 ? '' : serving.trim(),
    rows: rows.map(({ names, part, per_100, per_serving }, i) => ({
      names: everywhere(names),
      part: part && i > 0,
      per_100: per === null ? '' : per_100.trim(),
      per_serving: isServed ? per_serving.trim() : '',
    })),
  }
}

function everywhere({ en, de, nl }: Row['names']): Row['names'] {
  const any = [en, de, nl].map(name => name.trim()).find(name => name !== '') ?? ''
  return { en: en.trim() || any, de: de.trim() || any, nl: nl.trim() || any }
}

/** A language whose document stays keeps its picture; others are drawn when somebody looks. */
async function saveDocuments(tx: Db, flavourId: number, before: Documents, facts: Facts): Promise<void> {
  const isOf = eq(nutritionFacts.flavourId, flavourId)
  if (facts.rows.length === 0) return void (await tx.delete(nutritionFacts).where(isOf))
  for (const language of languages) {
    const document = documentIn(language, facts)
    if (isDeepStrictEqual(document, before.get(language))) continue
    await tx
      .insert(nutritionFacts)
      .values({ flavourId, language, isDefault: before.size === 0 && language === languages[0], document, image: null })
      .onConflictDoUpdate({
        target: [nutritionFacts.flavourId, nutritionFacts.language],
        set: { document, image: null },
      })
  }
}

/** A name that is known in every language is stored in English, as it is where goods come with their declaration. */
function documentIn(language: Language, { per, serving, rows }: Facts): Nutrition {
  return {
    per,
    serving,
    rows: rows.map(({ names, part, per_100, per_serving }) => ({
      nutrient: namesOf(names.en)[language] === names[language] ? names.en : names[language],
      part,
      per100: per_100 === '' ? null : per_100,
      perServing: per_serving,
    })),
  }
}

/** Every row by its name, so that the log shows only what has changed. */
const auditView = ({ per, serving, rows }: Facts): Record<string, unknown> => ({
  per,
  serving,
  order: rows.map(({ names, part }) => (part ? `– ${names.en}` : names.en)),
  ...Object.fromEntries(
    rows.flatMap(({ names, per_100, per_serving }) => [
      [names.en, [per_100, per_serving].filter(amount => amount !== '').join(', ')],
      ...(['de', 'nl'] as const).map(language => [`${names.en} ${language}`, names[language]]),
    ]),
  ),
})
