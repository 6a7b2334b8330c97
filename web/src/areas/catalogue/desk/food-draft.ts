import { unnamedAllergens } from '@fairfloor/domain/catalogue/emphasis'
import type { FoodBody, getDeskFood } from '@fairfloor/domain/catalogue/food-desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'

export type Food = Answer<typeof getDeskFood>

export interface LabelledFlavour {
  id: number
  name: string
}

export interface OperatorDraft {
  /** Of the row, while it is edited. */
  key: number
  countries: string
  name: string
  address: string
}

/** A label in one language as it is typed: allergens and countries are separated by commas. */
export interface TextDraft {
  legal_name: string
  ingredients: string
  allergens: string
  operator_name: string
  operator_address: string
  operators: readonly OperatorDraft[]
  storage: string
  origin: string
}

export interface FoodDraft {
  best_before_days: string
  texts: Readonly<Record<string, TextDraft>>
}

export const emptyText: TextDraft = {
  legal_name: '',
  ingredients: '',
  allergens: '',
  operator_name: '',
  operator_address: '',
  operators: [],
  storage: '',
  origin: '',
}

export const draftOf = ({ best_before_days: days, texts }: Food): FoodDraft => ({
  best_before_days: days === null ? '' : String(days),
  texts: Object.fromEntries(
    texts.map(({ language, allergens, operators, ...text }) => [
      language,
      {
        ...text,
        allergens: allergens.join(', '),
        operators: operators.map((one, key) => ({ ...one, key, countries: one.countries.join(', ') })),
      },
    ]),
  ),
})

/** Whether anything is written. */
export const isWritten = ({ operators, ...text }: TextDraft): boolean =>
  operators.length > 0 || Object.values(text).some(one => one.trim() !== '')

/** An empty row after the others. */
export const newOperator = (operators: readonly OperatorDraft[]): OperatorDraft => ({
  key: Math.max(-1, ...operators.map(({ key }) => key)) + 1,
  countries: '',
  name: '',
  address: '',
})

export const listIn = (typed: string): string[] =>
  typed
    .split(',')
    .map(one => one.trim())
    .filter(one => one !== '')

const countriesIn = (typed: string) => listIn(typed).map(one => one.toUpperCase())

/** Languages without any text are left out, and so removed. */
export function bodyOf({ best_before_days: days, texts }: FoodDraft, version: string): FoodBody {
  return {
    version,
    best_before_days: days.trim() === '' ? null : Number(days),
    texts: Object.entries(texts)
      .filter(([, text]) => isWritten(text))
      .map(([language, text]) => ({
        ...text,
        language,
        allergens: listIn(text.allergens),
        operators: text.operators.map(({ countries, name, address }) => ({
          countries: countriesIn(countries),
          name,
          address,
        })),
      })),
  }
}

export type FoodFault = { kind: 'missing' | 'days' | 'countries' } | { kind: 'unnamed'; name: string }

/** What is wrong, by the field's path: 'de.legal_name', 'de.operators.0.countries'. */
export function faultsIn({ best_before_days: days, texts }: FoodDraft): ReadonlyMap<string, FoodFault> {
  const faults = new Map<string, FoodFault>()
  if (!/^([1-9]\d{0,3})?$/.test(days.trim())) faults.set('best_before_days', { kind: 'days' })
  for (const [language, text] of Object.entries(texts)) {
    if (!isWritten(text)) continue
    if (text.legal_name.trim() === '') faults.set(`${language}.legal_name`, { kind: 'missing' })
    const [name] =
      text.ingredients.trim() === '' ? [] : unnamedAllergens(text.ingredients, listIn(text.allergens), language)
    if (name !== undefined) faults.set(`${language}.allergens`, { kind: 'unnamed', name })
    for (const [i, { countries }] of text.operators.entries()) {
      const each = countriesIn(countries)
      if (each.length === 0 || each.some(one => !/^[A-Z]{2}$/.test(one)))
        faults.set(`${language}.operators.${i}.countries`, { kind: 'countries' })
    }
  }
  return faults
}
