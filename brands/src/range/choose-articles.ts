import type { Active, SubCategory } from './article.ts'
import { accessories } from './articles-accessories.ts'
import { drinks } from './articles-drinks.ts'
import { endurance, hydration } from './articles-endurance.ts'
import { foods } from './articles-foods.ts'
import { minerals } from './articles-minerals.ts'
import { performance } from './articles-performance.ts'
import { powders } from './articles-powders.ts'
import { preworkout } from './articles-preworkout.ts'
import { vitamins } from './articles-vitamins.ts'
import { weight } from './articles-weight.ts'
import type { RangeBrand } from './brand.ts'
import { type CategoryKey, categoryNames } from './categories.ts'
import { chance } from './chance.ts'
import { shelfPlans } from './shelf-plans.ts'

const keys = Object.keys(categoryNames) as CategoryKey[]

/** All sub-categories in the order of the menu. */
export const subCategories: SubCategory[] = [
  ...powders,
  ...performance,
  ...preworkout,
  ...drinks,
  ...hydration,
  ...endurance,
  ...vitamins,
  ...minerals,
  ...weight,
  ...foods,
  ...accessories,
].sort((a, b) => keys.indexOf(a.category) - keys.indexOf(b.category))

export interface Choice {
  sub: SubCategory
  name: string
  about: string
  factor: number
  actives: Active[]
}

/** What a brand never sells: a plant brand no milk, a dairy no peas. */
const avoided: Record<string, SubCategory['from'][]> = {
  'Erbse & Sohn': ['milk', 'animal'],
  'Sprout Parade': ['milk', 'animal'],
  Leafwright: ['milk', 'animal'],
  Zonnewende: ['milk', 'animal'],
  Ondine: ['milk'],
  'Moss & Marrow': ['milk', 'plant'],
  Melchior: ['plant'],
  Weidegold: ['plant'],
  Milkwright: ['plant'],
  Zuivelkracht: ['plant'],
  Redhorn: ['plant'],
}

const weights = [5, 3, 2, 2, 1, 1]

/** A brand's products: mostly of its own categories, spread over the sub-categories, with unique names. */
export function chooseArticles(brand: RangeBrand, count: number): Choice[] {
  const shelves = brand.makes.map((category, i) => ({
    queue: queueOf(brand, category),
    weight: weights[i] ?? 1,
    taken: 0,
  }))
  const chosen: Choice[] = []
  while (chosen.length < count) {
    const open = shelves.filter(shelf => shelf.queue.length > 0)
    if (open.length === 0) break
    const next = open.reduce((least, shelf) =>
      shelf.taken / shelf.weight < least.taken / least.weight ? shelf : least,
    )
    chosen.push(next.queue.shift()!)
    next.taken++
  }
  return chosen
}

/** One article of each sub-category, then a second of each, and so on. */
function queueOf(brand: RangeBrand, category: CategoryKey): Choice[] {
  const draw = chance(brand.slug, category)
  const { first = [], never = [] } = shelfPlans[brand.name] ?? {}
  const subs = subCategories.filter(
    sub => sub.category === category && !never.includes(sub.name) && !avoided[brand.name]?.includes(sub.from),
  )
  const place = (sub: SubCategory) => (first.includes(sub.name) ? first.indexOf(sub.name) : first.length)
  const columns = subs
    .sort((a, b) => place(a) - place(b))
    .map(sub => draw.shuffle(sub.articles.filter(([name]) => !never.includes(name))).map(choiceOf(sub)))
  const longest = Math.max(0, ...columns.map(column => column.length))
  return Array.from({ length: longest }, (_, row) => columns.flatMap(column => column[row] ?? [])).flat()
}

const choiceOf =
  (sub: SubCategory) =>
  ([name, about, factor = 1, actives = sub.actives ?? []]: SubCategory['articles'][number]): Choice => ({
    sub,
    name,
    about,
    factor,
    actives,
  })
