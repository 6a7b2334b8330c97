import { expect, test } from 'vitest'
import { searchWordsOf, soughtWordsOf } from './sought-words.ts'

test.each([
  ['1 kg', ['1000 g']],
  ['1KG', ['1000 g']],
  ['1.000 g', ['1000 g']],
  ['1.000 kg', ['1000 g']],
  ['0,5 l', ['500 ml']],
  ['50cl', ['500 ml']],
  ['500 mg', ['0.5 g']],
  ['2 gramſ', ['2 g']],
  ['24x330 ml', ['330 ml']],
  ['2,27', ['2.27']],
  ['3 l-carnitine', ['3', 'l', 'carnitine']],
  ['ISO100', ['iso100']],
  ['iso-100', ['iso', '100']],
  ['B.C.A.A.', ['bcaa']],
  ['moss and marrow', ['moss', 'marrow']],
  ["Cookies'n Cream", ['cookies', 'cream']],
  ['and', ['and']],
  ['Crème BRÛLÉE crème', ['creme', 'brulee']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ['& % 🍓', []],
])('%j is looked for as %j', (term, words) => expect(soughtWordsOf(term).map(({ word }) => word)).toEqual(words))

test('a word keeps how it was typed', () => {
  expect(soughtWordsOf('Crème 2,5 KG ISO100').map(({ text }) => text)).toEqual(['Crème', '2,5 KG', 'ISO100'])
})

test.each([
  ['ISO100', ['iso', '100', 'iso100']],
  ['2.27 kg', ['2270 g', '2.27', 'kg']],
  ['Pre-Workout', ['pre', 'workout', 'preworkout']],
])('%s is found under %j', (text, words) => expect([...new Set(searchWordsOf(text))]).toEqual(words))
