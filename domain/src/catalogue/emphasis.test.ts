import { describe, expect, test } from 'vitest'
import { emphasised, unnamedAllergens } from './emphasis.ts'

const strong = (ingredients: string, allergens: string[], language: string) =>
  emphasised(ingredients, allergens, language).flatMap(({ text, isAllergen }) => (isAllergen ? [text] : []))

describe('allergens within a list of ingredients', () => {
  test('are set apart each time they are named, and nothing of the list is lost (FF-992)', () => {
    const ingredients = 'Whey (milk), emulsifier: soya lecithin, Milk powder.'
    expect(emphasised(ingredients, ['milk', 'soya'], 'en')).toEqual([
      { text: 'Whey (', isAllergen: false },
      { text: 'milk', isAllergen: true },
      { text: '), emulsifier: ', isAllergen: false },
      { text: 'soya', isAllergen: true },
      { text: ' lecithin, ', isAllergen: false },
      { text: 'Milk', isAllergen: true },
      { text: ' powder.', isAllergen: false },
    ])
    expect(emphasised(ingredients, [], 'en')).toEqual([{ text: ingredients, isAllergen: false }])
  })

  test.each([
    ['en', 'Coconut, nuts, nutmeg, eggs, veggie mix', ['nut', 'egg'], ['nuts', 'eggs']],
    ['de', 'Magermilchpulver, Milcheiweiß, Reis, Eiklar (Ei)', ['Milch', 'Ei'], ['milch', 'Milch', 'Ei']],
    ['de', 'Sojalecithin, Weizenmehl', ['Soja', 'Weizen'], ['Soja', 'Weizen']],
    ['en', 'soya beans, soya', ['soya', 'soya beans'], ['soya beans', 'soya']],
    ['en', 'milk (3.5 %)', ['milk (3.5 %)', ' '], ['milk (3.5 %)']],
  ])('in %s: %s (FF-992)', (language, ingredients, allergens, found) => {
    expect(strong(ingredients, allergens, language)).toEqual(found)
  })

  test('that are not named are told', () => {
    expect(unnamedAllergens('Oat flour, salt', ['oat', 'milk'], 'en')).toEqual(['milk'])
    expect(unnamedAllergens('Hafermehl', ['Hafer'], 'de')).toEqual([])
  })
})
