import { pill, shaken, supplement } from './ingredient-lists.ts'
import type { Recipe } from './recipe.ts'

/** Capsules, tablets and other supplements, by sub-category. */
export const supplements: Record<string, Recipe> = {
  'Creatine capsules': { ...supplement, of: 'actives', rest: `capsule ${pill}`, vegan: true },
  'Creatine gummies & blends': {
    ...supplement,
    of: 'actives',
    rest: shaken,
    drink: true,
    articles: {
      'Creatine Gummies': { of: 'glucose sugar actives pectin', rest: 'citric flavouring coconutOil' },
      'Creatine & Collagen': { of: 'collagen actives' },
    },
  },
  'Single amino acids': { ...supplement, of: 'actives', rest: shaken, drink: true },
  'Amino capsules': { ...supplement, of: 'actives', rest: `capsule ${pill}` },
  'Electrolyte tablets': {
    ...supplement,
    of: 'citric fizz actives',
    rest: 'sorbitol flavouring sweeteners',
    drink: true,
  },
  Multivitamins: { ...supplement, of: 'cellulose vitaminMix actives', rest: 'stearate silica' },
  'Gummies & chewables': {
    ...supplement,
    of: 'glucose sugar pectin actives',
    rest: 'citric flavouring coconutOil',
    drink: true,
    articles: { 'Vitamin C Chews': { of: 'sorbitol actives', rest: 'citric flavouring stearate sweeteners' } },
  },
  'Effervescent tablets': {
    ...supplement,
    of: 'citric fizz actives',
    rest: 'sorbitol flavouring sweeteners',
    drink: true,
  },
  'Single vitamins & minerals': { ...supplement, of: 'cellulose actives', rest: 'capsule stearate' },
  'Omega & joints': {
    ...supplement,
    of: 'actives',
    rest: 'softgel',
    articles: {
      'Algae Omega': { of: 'rapeseed actives', rest: 'capsule' },
      'Joint Formula': { of: 'actives', rest: `capsule ${pill}` },
      Curcuma: { of: 'actives', rest: `capsule ${pill}` },
    },
  },
  'Greens & mushrooms': { ...supplement, of: 'actives', rest: 'flavouring stevia', drink: true, vegan: true },
  'Carnitine & CLA': { ...supplement, of: 'water actives', rest: `${shaken} sorbate`, drink: true, store: 'drink' },
  Metabolism: { ...supplement, of: 'actives', rest: `capsule ${pill}` },
}
