import type { Choice } from '../choose-articles.ts'
import { activeIngredients } from './active-ingredients.ts'
import { allergens } from './allergens.ts'
import { type Ingredient, type IngredientKey, ingredientOf } from './ingredients.ts'
import { type Recipe, storages } from './recipe.ts'
import { recipes } from './recipes.ts'
import { isPlain, tasteIngredients } from './taste-ingredients.ts'

/** What a label says in one language. */
export interface FoodText {
  legalName: string
  ingredients: string
  allergens: string[]
  storage: string
  origin: string
}

/** What the label of a flavour says. */
export interface FoodLabel {
  en: FoodText
  de: FoodText
  bestBeforeDays: number
}

const FLAVOURING: ReadonlySet<string> = new Set<IngredientKey>([
  'flavouring',
  'sweeteners',
  'stevia',
  'citric',
  'betaCarotene',
  'concentrate',
])
const SWEETENED = / (with|and|mit|und) (sweeteners?|Süßungsmitteln?)$/
const OF_FLAVOUR = { en: 'flavour', de: 'Geschmacksrichtung' }
const WITH = { en: 'with', de: 'mit' }

/** The label of one flavour; null for what is no food. */
export function foodOf({ sub, name, actives }: Choice, flavour: string, country: string): FoodLabel | null {
  const recipe = recipes[sub.name]
  if (!recipe) return null
  const made = { ...recipe, ...recipe.articles?.[name] }
  const active = uniqueBy(
    actives.flatMap(([nutrient]) => (activeIngredients[nutrient] ? [activeIngredients[nutrient]] : [])),
  )
  const list = ingredientsOf(made, active, flavour)
  const contains = [...new Set(list.flatMap(([, , ...each]) => each))].sort()
  const text = (language: 'en' | 'de'): FoodText => {
    const at = language === 'en' ? 0 : 1
    const isSupplement = made.legal[0] === 'Food supplement' && active.length > 0
    const what = isSupplement
      ? `${made.legal[at]} ${WITH[language]} ${active
          .slice(0, 2)
          .map(one => one[at])
          .join(language === 'en' ? ' and ' : ' und ')}`
      : made.legal[at]
    return {
      legalName: isPlain(flavour) ? what.replace(SWEETENED, '') : `${what}, ${OF_FLAVOUR[language]}: ${flavour}`,
      ingredients: `${capital(list.map(one => one[at]).join(', '))}.`,
      allergens: contains.map(key => allergens[key][at]),
      storage: storages[made.store ?? 'dry'][at],
      origin: countryNames[language].of(country)!,
    }
  }
  return { en: text('en'), de: text('de'), bestBeforeDays: made.days }
}

function ingredientsOf(made: Recipe, active: Ingredient[], flavour: string): Ingredient[] {
  const { drink = false, vegan = false } = made
  const plain = isPlain(flavour)
  const named = (keys: string): Ingredient[] =>
    keys
      .split(' ')
      .filter(key => !(plain && FLAVOURING.has(key)))
      .flatMap(key => (key === 'actives' ? active : [ingredientOf(key as IngredientKey)]))
  const taste = plain ? [] : tasteIngredients(flavour, { drink, vegan })
  return uniqueBy([...named(made.of), ...taste, ...named(made.rest)])
}

/** Each only once, at its first place. */
const uniqueBy = (list: Ingredient[]): Ingredient[] => [...new Map(list.map(one => [one[0], one])).values()]

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)

const countryNames = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  de: new Intl.DisplayNames('de', { type: 'region' }),
}
