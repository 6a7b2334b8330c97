import type { getDeskNutrition, NutritionBody } from '@fairfloor/domain/catalogue/nutrition-desk-contract'
import { amountFrom, amountIn, type Language, namesBy, namesOf } from '@fairfloor/domain/catalogue/nutrition-words'
import type { Answer } from '@fairfloor/domain/endpoint'

export type Nutrition = Answer<typeof getDeskNutrition>
type Row = NutritionBody['rows'][number]

export interface RowDraft extends Row {
  /** Of the row, while it is edited. */
  key: number
}

/** A declaration as it is typed: amounts are in the reader's language. */
export interface NutritionDraft {
  per: NutritionBody['per']
  serving: string
  rows: readonly RowDraft[]
}

export const draftOf = ({ per, serving, rows }: Omit<Nutrition, 'version'>, reader: Language): NutritionDraft => ({
  per,
  serving: amountIn(reader, serving),
  rows: rows.map((row, key) => ({
    ...row,
    key,
    per_100: amountIn(reader, row.per_100),
    per_serving: amountIn(reader, row.per_serving),
  })),
})

export const bodyOf = ({ per, serving, rows }: NutritionDraft, reader: Language, version: string): NutritionBody => ({
  version,
  per,
  serving: amountFrom(reader, serving),
  rows: rows.map(({ names, part, per_100, per_serving }) => ({
    names,
    part,
    per_100: amountFrom(reader, per_100),
    per_serving: amountFrom(reader, per_serving),
  })),
})

/** Names a row in one language, and in the others as well where the nutrient is known. */
export const renamed = (row: RowDraft, language: Language, name: string): RowDraft => ({
  ...row,
  names: namesBy(language, name) ?? { ...row.names, [language]: name },
})

const rowOf = (key: number, name: string, part: boolean): RowDraft => ({
  key,
  names: namesOf(name),
  part,
  per_100: '',
  per_serving: '',
})

/** Another row at the end. */
export const withRow = (rows: readonly RowDraft[]): RowDraft[] => [
  ...rows,
  rowOf(Math.max(-1, ...rows.map(({ key }) => key)) + 1, '', false),
]

/** What every declaration has, in the order of the Regulation. */
export const obligatory = (): RowDraft[] =>
  (
    [
      ['Energy', false],
      ['Fat', false],
      ['of which saturates', true],
      ['Carbohydrate', false],
      ['of which sugars', true],
      ['Protein', false],
      ['Salt', false],
    ] as const
  ).map(([name, part], key) => rowOf(key, name, part))

/** A row one place higher. */
export const raised = (rows: readonly RowDraft[], at: number): RowDraft[] =>
  at === 0 ? [...rows] : rows.with(at - 1, rows[at]!).with(at, rows[at - 1]!)
