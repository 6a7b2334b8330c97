import { expect, test } from 'vitest'
import { englishOf } from './german-words.ts'
import { soughtWordsOf } from './sought-words.ts'

test.each([
  ['Proteinriegel', ['protein', 'bar']],
  ['Eiweißpulver', ['protein', 'powder']],
  ['Erdbeer-Shakes', ['strawberry', 'shakes']],
  ['Kreatinkapseln', ['creatine', 'capsule']],
  ['Haselnüsse', ['hazelnut']],
  ['Trinkflaschen', ['bottle']],
  ['Getränke', ['drink']],
  ['Energydrink', ['energy', 'drink']],
  ['whey', ['whey']],
])('%j is looked for as %j, too', (term, english) =>
  expect(soughtWordsOf(term).map(({ word }) => englishOf(word) ?? word)).toEqual(english),
)
