/** German names of what a range in English holds, in the singular and folded. */
const english: Readonly<Record<string, string>> = {
  abnehmen: 'weight',
  aminosaure: 'aminoacid',
  ananas: 'pineapple',
  apfel: 'apple',
  aprikose: 'apricot',
  ausdauer: 'endurance',
  banane: 'banana',
  beere: 'berry',
  blaubeere: 'blueberry',
  brause: 'effervescent',
  diat: 'weight',
  eis: 'ice',
  eisen: 'iron',
  eiweiss: 'protein',
  elektrolyt: 'electrolyte',
  energie: 'energy',
  erbse: 'pea',
  erdbeer: 'strawberry',
  erdbeere: 'strawberry',
  erdnuss: 'peanut',
  erdnussbutter: 'peanutbutter',
  flasche: 'bottle',
  getrank: 'drink',
  gewicht: 'weight',
  hafer: 'oat',
  haferflocke: 'oat',
  haselnuss: 'hazelnut',
  heidelbeere: 'blueberry',
  himbeer: 'raspberry',
  himbeere: 'raspberry',
  honig: 'honey',
  ingwer: 'ginger',
  kaffee: 'coffee',
  kapsel: 'capsule',
  keks: 'cookie',
  kirsch: 'cherry',
  kirsche: 'cherry',
  koffein: 'caffeine',
  kohlenhydrat: 'carbohydrate',
  kokos: 'coconut',
  kollagen: 'collagen',
  kreatin: 'creatine',
  mandel: 'almond',
  milch: 'milk',
  mineral: 'mineral',
  mineralstoff: 'mineral',
  minze: 'mint',
  molke: 'whey',
  nuss: 'nut',
  pfannkuchen: 'pancake',
  pfirsich: 'peach',
  pflanzlich: 'plant',
  pulver: 'powder',
  reis: 'rice',
  riegel: 'bar',
  salz: 'salt',
  schlaf: 'sleep',
  schoko: 'chocolate',
  schokolade: 'chocolate',
  sosse: 'sauce',
  sportgetrank: 'sportsdrink',
  stuck: 'pieces',
  tablette: 'tablet',
  tee: 'tea',
  traube: 'grape',
  trinkflasche: 'bottle',
  vanille: 'vanilla',
  wasser: 'water',
  zink: 'zinc',
  zitrone: 'lemon',
  zubehor: 'accessories',
  zuckerfrei: 'sugarfree',
}

const ENDINGS = ['', 'e', 'n', 's', 'en', 'er', 'es']

/** The English word for a folded German one, singular or plural; undefined for any other. */
export function englishOf(word: string): string | undefined {
  for (const ending of ENDINGS) {
    const stem = word.endsWith(ending) && word.slice(0, word.length - ending.length)
    if (stem && Object.hasOwn(english, stem)) return english[stem]
  }
  return undefined
}

/** What a compound may end in. */
const HEADS =
  /^(\p{L}{3,}?)(drinks?|eiweiss|flaschen?|gel|getranke?|kaffee|kapseln?|pulver|riegel|shakes?|tabletten?|wasser)$/u

/** A German compound ('Nussriegel') as its two words; any other word alone. */
export const partsOf = (word: string): readonly string[] =>
  englishOf(word) === undefined ? (HEADS.exec(word)?.slice(1) ?? [word]) : [word]
