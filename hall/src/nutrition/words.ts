/** Languages that the demo's declarations are drawn in; the first is the default. */
export const languages = ['en', 'de'] as const

export type Language = (typeof languages)[number]

/** Headings and footnote, by language. */
export const headings: Record<Language, { title: string; serving: string; footnote: string }> = {
  en: { title: 'Nutrition facts', serving: 'per serving', footnote: '(%) share of the daily reference value' },
  de: { title: 'Nährwerte', serving: 'pro Portion', footnote: '(%) Anteil am Referenzwert für die Tageszufuhr' },
}

/** German words of Regulation (EU) 1169/2011, Annex XV, and of what the demo's capsules hold; names alike in both are left out. */
const german: Record<string, string> = {
  Energy: 'Energie',
  Fat: 'Fett',
  'of which saturates': 'davon gesättigte Fettsäuren',
  Carbohydrate: 'Kohlenhydrate',
  'of which sugars': 'davon Zucker',
  Protein: 'Eiweiß',
  Salt: 'Salz',
  'Alpha-ketoglutarate': 'Alpha-Ketoglutarat',
  'Barley grass': 'Gerstengras',
  Beetroot: 'Rote Bete',
  'Beta-alanine': 'Beta-Alanin',
  'Black pepper extract': 'Pfefferextrakt',
  Caffeine: 'Koffein',
  'Caffeine from tea': 'Koffein aus Tee',
  Choline: 'Cholin',
  Citrulline: 'Citrullin',
  'Citrulline malate': 'Citrullinmalat',
  Creatine: 'Kreatin',
  'Creatine monohydrate': 'Kreatin-Monohydrat',
  'of which creatine': 'davon Kreatin',
  'Elderberry extract': 'Holunderextrakt',
  'Folic acid': 'Folsäure',
  Glucomannan: 'Glucomannan',
  Glucosamine: 'Glucosamin',
  'Green tea extract': 'Grünteeextrakt',
  Iron: 'Eisen',
  Isoleucine: 'Isoleucin',
  'L-Carnitine': 'L-Carnitin',
  'L-Citrulline': 'L-Citrullin',
  'L-Glutamine': 'L-Glutamin',
  'L-Tyrosine': 'L-Tyrosin',
  'L-Arginine': 'L-Arginin',
  Leucine: 'Leucin',
  'Lion’s mane': 'Igelstachelbart',
  Lysine: 'Lysin',
  'Malic acid': 'Apfelsäure',
  Nitrate: 'Nitrat',
  'Nitrate from beetroot': 'Nitrat aus Roter Bete',
  'Passion flower extract': 'Passionsblumenextrakt',
  Piperine: 'Piperin',
  Potassium: 'Kalium',
  Sodium: 'Natrium',
  Taurine: 'Taurin',
  Theanine: 'Theanin',
  Tyrosine: 'Tyrosin',
  Valine: 'Valin',
  'Whey hydrolysate': 'Molkenhydrolysat',
  Zinc: 'Zink',
}

const germanUnits: Record<string, string> = { capsules: 'Kapseln', tablets: 'Tabletten', pieces: 'Stück' }

/** A nutrient's name. */
export const nutrientIn = (language: Language, name: string): string =>
  language === 'de' ? (german[name] ?? name) : name

/** An amount with its unit: '1.2 g' is '1,2 g' in German, '2 capsules' are '2 Kapseln'. */
export const amountIn = (language: Language, amount: string): string =>
  language === 'de'
    ? amount.replace(/(\d)\.(\d)/g, '$1,$2').replace(/[a-z]{5,}/, unit => germanUnits[unit] ?? unit)
    : amount
