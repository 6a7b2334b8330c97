/** A part of a list of ingredients; allergens are emphasised. */
export type IngredientPart = { readonly text: string; readonly isAllergen: boolean }

/** Shorter names would be found within other words: 'Ei' in 'Reis'. */
const SHORTEST_PART = 4

/**
 * Splits a list of ingredients so that the names of its allergens can be set apart from the rest (Regulation (EU)
 * 1169/2011, article 21). In English, words are matched whole or in the plural; the other languages join words
 * ('Magermilchpulver'), so that there a name is found within a word, too.
 */
export function emphasised(ingredients: string, allergens: readonly string[], language: string): IngredientPart[] {
  const found = patternOf(allergens, language)
  if (!found) return [{ text: ingredients, isAllergen: false }]
  return ingredients
    .split(found)
    .map((text, i) => ({ text, isAllergen: i % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/** Allergens that the ingredients do not name, so that nothing could be emphasised. */
export const unnamedAllergens = (ingredients: string, allergens: readonly string[], language: string): string[] =>
  allergens.filter(name => !patternOf([name], language)?.test(ingredients))

/** One group, so that a split keeps what was found. Longer names first: 'soya beans' before 'soya'. */
function patternOf(allergens: readonly string[], language: string): RegExp | undefined {
  const names = [...new Set(allergens.map(name => name.trim()))].filter(name => name !== '')
  if (names.length === 0) return undefined
  const each = names.toSorted((a, b) => b.length - a.length).map(name => nameIn(name, language))
  return new RegExp(`(${each.join('|')})`, 'iu')
}

function nameIn(name: string, language: string): string {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (language !== 'en' && name.length >= SHORTEST_PART) return literal
  return `(?<![\\p{L}\\p{N}])${literal}${language === 'en' ? '(?:e?s)?' : ''}(?![\\p{L}\\p{N}])`
}
