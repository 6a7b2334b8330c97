/** What goods of a sub-category are made of. */
export interface Recipe {
  /** Legal name in English and German. */
  legal: readonly [en: string, de: string]
  /** Ingredients before and after those of the flavour, in descending order. 'actives' stands for the declared ones. */
  of: string
  rest: string
  /** Only a flavouring, no nuts, biscuits and the like. */
  drink?: true
  /** Nothing from milk, not even in a flavour. */
  vegan?: true
  /** Keys of `storages`; 'dry' by default. */
  store?: 'cool' | 'drink'
  /** Days that goods keep at least when they are delivered. */
  days: number
  /** Articles that are made of something else, or without milk. */
  articles?: Record<string, { of: string; rest?: string; vegan?: true; legal?: Recipe['legal'] }>
}

const powder = 'flavouring xanthan lecithin sweeteners'
const shaken = 'citric flavouring sweeteners'
const pill = 'cellulose stearate silica'

const supplement = { legal: ['Food supplement', 'Nahrungsergänzungsmittel'], days: 365 } as const

/** By sub-category; accessories have none. */
export const recipes: Record<string, Recipe> = {
  'Whey protein': {
    legal: ['Protein powder with sweeteners', 'Proteinpulver mit Süßungsmitteln'],
    of: 'wheyConcentrate',
    rest: powder,
    days: 240,
    articles: {
      'Whey Complex': { of: 'wheyConcentrate wheyIsolate wheyHydrolysate enzymes' },
      'Native Whey': { of: 'wheyIsolate' },
    },
  },
  'Whey isolate': {
    legal: ['Protein powder with sweeteners', 'Proteinpulver mit Süßungsmitteln'],
    of: 'wheyIsolate lactase',
    rest: 'flavouring sunLecithin sweeteners',
    drink: true,
    days: 240,
    articles: { 'Iso Hydro': { of: 'wheyIsolate wheyHydrolysate lactase' } },
  },
  'Casein & egg': {
    legal: ['Protein powder with sweeteners', 'Proteinpulver mit Süßungsmitteln'],
    of: 'casein',
    rest: powder,
    days: 240,
    articles: {
      'Slow Six': { of: 'casein milkProtein wheyConcentrate eggWhite' },
      'Egg White Protein': { of: 'eggWhite', rest: 'flavouring xanthan stevia', vegan: true },
    },
  },
  'Clear protein': {
    legal: ['Powder for a protein drink with sweeteners', 'Pulver für ein Proteingetränk mit Süßungsmitteln'],
    of: 'wheyIsolate',
    rest: `malic ${shaken}`,
    drink: true,
    days: 240,
  },
  'Plant protein': {
    legal: ['Plant protein powder with sweetener', 'Pflanzliches Proteinpulver mit Süßungsmittel'],
    of: 'pea rice',
    rest: 'flavouring xanthan salt stevia',
    vegan: true,
    days: 240,
    articles: {
      'Pea Isolate': { of: 'pea' },
      'Three-Plant Blend': { of: 'pea pumpkin sunflowerProtein' },
      'Fava Protein': { of: 'fava' },
      'Hemp & Rice': { of: 'hemp rice' },
      'Breakfast Protein': { of: 'pea oats vitamins' },
    },
  },
  'Collagen & beef': {
    legal: ['Collagen powder', 'Kollagenpulver'],
    of: 'collagen',
    rest: 'flavouring stevia',
    drink: true,
    days: 365,
    articles: {
      'Marine Collagen': { of: 'fishCollagen vitamins' },
      'Beef Isolate': { of: 'beef', legal: ['Beef protein powder', 'Rindfleischproteinpulver'] },
      'Bone Broth Protein': { of: 'broth salt', legal: ['Bone broth powder', 'Knochenbrühepulver'] },
    },
  },
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
  'Mass gainers': {
    legal: ['Carbohydrate and protein powder with sweeteners', 'Kohlenhydrat-Protein-Pulver mit Süßungsmitteln'],
    of: 'maltodextrin oats wheyConcentrate milkPowder',
    rest: powder,
    days: 240,
    articles: { 'Oat Gainer': { of: 'oats wheyConcentrate fructose' } },
  },
  Carbohydrates: {
    legal: ['Carbohydrate powder', 'Kohlenhydratpulver'],
    of: 'maltodextrin fructose',
    rest: 'citric flavouring',
    drink: true,
    vegan: true,
    days: 365,
    articles: {
      'Cyclic Dextrin': { of: 'dextrin' },
      Maltodextrin: { of: 'maltodextrin' },
      Palatinose: { of: 'isomaltulose' },
      'Carb Load': { of: 'maltodextrin isomaltulose fructose minerals' },
    },
  },
  'Cream of rice & oats': {
    legal: ['Instant rice flour', 'Instant-Reismehl'],
    of: 'riceFlour',
    rest: 'flavouring salt stevia',
    days: 300,
    articles: {
      'Instant Oats': { of: 'oats', legal: ['Instant oat flour', 'Instant-Hafermehl'] },
      'Rice Pudding Mix': { of: 'riceFlour milkPowder starch', legal: ['Rice pudding mix', 'Milchreismischung'] },
    },
  },
  'Creatine powder': { ...supplement, of: 'actives', rest: shaken, drink: true, vegan: true },
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
  'EAA & BCAA': { ...supplement, of: 'actives', rest: `malic ${shaken} sunLecithin betaCarotene`, drink: true },
  'Single amino acids': { ...supplement, of: 'actives', rest: shaken, drink: true },
  'Amino capsules': { ...supplement, of: 'actives', rest: `capsule ${pill}` },
  'With caffeine': { ...supplement, of: 'actives', rest: `malic ${shaken} silica betaCarotene`, drink: true },
  'Pump, without stimulants': { ...supplement, of: 'actives', rest: `malic ${shaken} silica`, drink: true },
  'Pre-workout shots': { ...supplement, of: 'water actives', rest: `${shaken} sorbate`, drink: true, store: 'drink' },
  'Energy drinks': {
    legal: ['Caffeinated energy drink with sweeteners', 'Koffeinhaltiger Energydrink mit Süßungsmitteln'],
    of: 'sparkling taurine',
    rest: 'citric flavouring actives sweeteners concentrate',
    drink: true,
    store: 'drink',
    days: 240,
    articles: { Energy: { of: 'sparkling sugar taurine', rest: 'citric flavouring actives concentrate' } },
  },
  'Natural energy': {
    legal: ['Caffeinated soft drink with tea', 'Koffeinhaltiges Erfrischungsgetränk mit Tee'],
    of: 'sparkling sugar tea',
    rest: 'citric flavouring actives',
    drink: true,
    store: 'drink',
    days: 210,
    articles: { 'Guarana Lemonade': { of: 'sparkling sugar guarana' } },
  },
  'Energy shots': {
    legal: ['Food supplement with caffeine, liquid', 'Nahrungsergänzungsmittel mit Koffein, flüssig'],
    of: 'water actives',
    rest: `${shaken} sorbate`,
    drink: true,
    store: 'drink',
    days: 300,
  },
  'Protein shakes': {
    legal: ['Milk drink with protein and sweeteners', 'Milchmischgetränk mit Protein und Süßungsmitteln'],
    of: 'skimmedMilk milkProtein',
    rest: 'flavouring gellan sweeteners lactase',
    drink: true,
    store: 'drink',
    days: 120,
    articles: { 'Breakfast Shake': { of: 'skimmedMilk oats milkProtein' } },
  },
  'Plant shakes': {
    legal: ['Plant drink with pea protein', 'Pflanzendrink mit Erbsenprotein'],
    of: 'water pea sunflower',
    rest: 'flavouring gellan salt stevia',
    drink: true,
    vegan: true,
    store: 'drink',
    days: 150,
    articles: { 'Oat Protein Drink': { of: 'oatBase pea rapeseed' } },
  },
  'Protein water': {
    legal: ['Protein drink with sweeteners', 'Proteingetränk mit Süßungsmitteln'],
    of: 'water wheyIsolate',
    rest: shaken,
    drink: true,
    store: 'drink',
    days: 180,
    articles: { 'Collagen Water': { of: 'water collagen' } },
  },
  'Protein coffee': {
    legal: ['Milk drink with coffee and protein', 'Milchmischgetränk mit Kaffee und Protein'],
    of: 'skimmedMilk coffee milkProtein',
    rest: 'flavouring gellan sweeteners',
    drink: true,
    store: 'drink',
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
  'Sports drinks': {
    legal: ['Isotonic sports drink', 'Isotonisches Sportgetränk'],
    of: 'water glucose fructose minerals',
    rest: 'citric flavouring betaCarotene',
    drink: true,
    store: 'drink',
    days: 210,
    articles: { 'Isotonic Zero': { of: 'water minerals', rest: shaken } },
  },
  'Electrolyte tablets': {
    ...supplement,
    of: 'citric fizz actives',
    rest: 'sorbitol flavouring sweeteners',
    drink: true,
  },
  'Electrolyte powder': { ...supplement, of: 'actives', rest: shaken, drink: true },
  'Vitamin water': {
    legal: ['Soft drink with vitamins and sweeteners', 'Erfrischungsgetränk mit Vitaminen und Süßungsmitteln'],
    of: 'water',
    rest: 'citric flavouring actives sweeteners',
    drink: true,
    store: 'drink',
    days: 240,
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
  'Race drink mix': {
    legal: ['Powder for a carbohydrate drink', 'Pulver für ein Kohlenhydratgetränk'],
    of: 'maltodextrin fructose minerals',
    rest: 'citric flavouring',
    drink: true,
    days: 365,
    articles: { 'Zero Carb Mix': { of: 'minerals', rest: shaken } },
  },
  Recovery: {
    legal: ['Protein and carbohydrate powder', 'Protein-Kohlenhydrat-Pulver'],
    of: 'dextrin wheyConcentrate milkProtein minerals',
    rest: powder,
    days: 240,
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
  'Meal shakes': {
    legal: ['Meal replacement for weight control', 'Mahlzeitersatz für eine gewichtskontrollierende Ernährung'],
    of: 'milkProtein oats soyaProtein inulin sunflower',
    rest: `vitaminMix ${powder}`,
    days: 300,
  },
  'Carnitine & CLA': { ...supplement, of: 'water actives', rest: `${shaken} sorbate`, drink: true, store: 'drink' },
  Metabolism: { ...supplement, of: 'actives', rest: `capsule ${pill}` },
  Fibre: {
    legal: ['Powder with dietary fibre', 'Pulver mit Ballaststoffen'],
    of: 'inulin psyllium',
    rest: 'citric flavouring stevia',
    drink: true,
    days: 365,
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

/** How goods are kept, in English and German. */
export const storages = {
  dry: [
    'Store in a dry place, away from direct sunlight. Close well after use.',
    'Trocken und vor direkter Sonneneinstrahlung geschützt lagern. Nach Gebrauch gut verschließen.',
  ],
  cool: ['Store in a cool, dry place, below 20 °C.', 'Kühl und trocken unter 20 °C lagern.'],
  drink: [
    'Store in a cool place, protect from frost. Keep refrigerated after opening and consume within 24 hours.',
    'Kühl und frostfrei lagern. Nach dem Öffnen gekühlt aufbewahren und innerhalb von 24 Stunden verbrauchen.',
  ],
} as const
