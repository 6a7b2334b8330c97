import type { Recipe } from './recipe.ts'

/** Bars, gels, spreads and other foods, by sub-category. */
export const foods: Record<string, Recipe> = {
  'Protein bars': {
    legal: ['Protein bar with sweeteners', 'Proteinriegel mit Süßungsmitteln'],
    of: 'milkProtein milkChocolate oligofructose collagen',
    rest: 'glycerol maltitol sunflower soyaProtein flavouring lecithin salt sweeteners',
    store: 'cool',
    days: 120,
    articles: { 'Wafer Bar': { of: 'wafer milkChocolate milkPowder wheyConcentrate' } },
  },
  'Oat & nut bars': {
    legal: ['Oat bar', 'Haferriegel'],
    of: 'oatFlakes glucose',
    rest: 'rapeseed sugar flavouring salt',
    store: 'cool',
    days: 150,
    articles: {
      'Nut Bar': { of: 'almonds peanuts cashews honey', legal: ['Nut bar', 'Nussriegel'] },
      'Date Bar': { of: 'dates almonds cashews', legal: ['Date bar with nuts', 'Dattelriegel mit Nüssen'] },
      'Ride Bar': { of: 'puffedRice glucose', legal: ['Rice bar with fruit', 'Reisriegel mit Frucht'] },
    },
  },
  'Vegan bars': {
    legal: ['Bar with plant protein', 'Riegel mit pflanzlichem Protein'],
    of: 'soyaProtein darkChocolate oligofructose',
    rest: 'glycerol sunflower rice flavouring sunLecithin salt',
    vegan: true,
    store: 'cool',
    days: 150,
    articles: { 'Raw Bar': { of: 'dates cashews pea', rest: 'flavouring salt' } },
  },
  'Bites & truffles': {
    legal: ['Filled chocolate confectionery with protein', 'Gefüllte Schokoladenware mit Protein'],
    of: 'milkChocolate milkProtein maltitol',
    rest: 'sunflower flavouring lecithin',
    store: 'cool',
    days: 150,
  },
  'Puddings & quark': {
    legal: ['Milk dessert with protein and sweeteners', 'Milchdessert mit Protein und Süßungsmitteln'],
    of: 'skimmedMilk milkProtein starch',
    rest: 'flavouring guar sweeteners',
    store: 'cool',
    days: 45,
    articles: {
      'High-Protein Quark': { of: 'quark milkProtein' },
      'Rice Pudding Cup': { of: 'skimmedMilk puffedRice milkProtein' },
    },
  },
  'Energy gels': {
    legal: ['Carbohydrate gel', 'Kohlenhydratgel'],
    of: 'water maltodextrin fructose',
    rest: 'citric flavouring pectin sorbate salt',
    drink: true,
    days: 270,
    articles: { 'Fruit Gel': { of: 'glucose dates fructose' } },
  },
  'Chews & jellies': {
    legal: ['Jelly confectionery with electrolytes', 'Gelee-Süßware mit Elektrolyten'],
    of: 'glucose sugar water gelatine minerals',
    rest: 'citric flavouring concentrate coconutOil',
    drink: true,
    days: 240,
  },
  Spreads: {
    legal: ['Sweet spread with protein', 'Süßer Brotaufstrich mit Protein'],
    of: 'maltitol sunflower wheyConcentrate milkPowder',
    rest: 'flavouring lecithin',
    days: 240,
    articles: {
      'Nut Butter': { of: 'peanuts', rest: 'salt', legal: ['Nut butter', 'Nussmus'] },
      'Crunchy Cream': { of: 'maltitol sunflower wheyConcentrate hazelnuts wafer' },
    },
  },
  'Crisps & savoury': {
    legal: ['Savoury snack with protein', 'Herzhafter Snack mit Protein'],
    of: 'milkProtein potato sunflower',
    rest: 'spice yeast salt',
    days: 180,
    articles: {
      'Tortilla Crunch': { of: 'maize soyaProtein sunflower' },
      'Pea Puffs': { of: 'pea puffedRice sunflower', vegan: true },
    },
  },
  'Cookies & bakes': {
    legal: ['Fine bakery ware with protein', 'Feine Backware mit Protein'],
    of: 'wheat wheyConcentrate rapeseed maltitol egg',
    rest: 'bicarbonate flavouring lecithin salt',
    store: 'cool',
    days: 90,
  },
  'Oats & pancakes': {
    legal: ['Baking mix with protein', 'Backmischung mit Protein'],
    of: 'oats wheat wheyConcentrate eggWhite',
    rest: 'bicarbonate flavouring salt stevia',
    days: 240,
    articles: {
      'Protein Oats': {
        of: 'oatFlakes wheyConcentrate',
        legal: ['Oat flakes with protein', 'Haferflocken mit Protein'],
      },
      Granola: { of: 'oatFlakes soyaProtein rapeseed honey almonds', legal: ['Crunchy muesli', 'Knuspermüsli'] },
    },
  },
  'Syrups & sauces': {
    legal: ['Sauce with sweeteners', 'Soße mit Süßungsmitteln'],
    of: 'water erythritol',
    rest: 'starch xanthan flavouring salt sweeteners sorbate',
    drink: true,
    days: 300,
  },
}
