/** Languages that declarations are drawn in. */
export const languages = ['en', 'de', 'nl'] as const

export type Language = (typeof languages)[number]

/** Headings and footnote, by language. */
export const headings: Record<Language, { title: string; serving: string; footnote: string }> = {
  en: { title: 'Nutrition facts', serving: 'per serving', footnote: '(%) share of the daily reference value' },
  de: { title: 'Nährwerte', serving: 'pro Portion', footnote: '(%) Anteil am Referenzwert für die Tageszufuhr' },
  nl: { title: 'Voedingswaarde', serving: 'per portie', footnote: '(%) aandeel van de dagelijkse referentie-inname' },
}

/** German terms of Regulation (EU) 1169/2011, Annex XV, and of capsule contents; names equal in both languages are left out. */
const german: Record<string, string> = {
  Energy: 'Energie',
  Fat: 'Fett',
  'of which saturates': 'davon gesättigte Fettsäuren',
  Carbohydrate: 'Kohlenhydrate',
  'of which sugars': 'davon Zucker',
  Fibre: 'Ballaststoffe',
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

/** The same in Dutch. */
const dutch: Record<string, string> = {
  Energy: 'Energie',
  Fat: 'Vetten',
  'of which saturates': 'waarvan verzadigde vetzuren',
  Carbohydrate: 'Koolhydraten',
  'of which sugars': 'waarvan suikers',
  Fibre: 'Vezels',
  Protein: 'Eiwitten',
  Salt: 'Zout',
  'Alpha-ketoglutarate': 'Alfa-ketoglutaraat',
  'Barley grass': 'Gerstegras',
  Beetroot: 'Rode biet',
  'Beta-alanine': 'Bèta-alanine',
  'Black pepper extract': 'Extract van zwarte peper',
  Caffeine: 'Cafeïne',
  'Caffeine from tea': 'Cafeïne uit thee',
  Choline: 'Choline',
  Citrulline: 'Citrulline',
  'Citrulline malate': 'Citrullinemalaat',
  Creatine: 'Creatine',
  'Creatine monohydrate': 'Creatinemonohydraat',
  'of which creatine': 'waarvan creatine',
  Curcumin: 'Curcumine',
  Chondroitin: 'Chondroïtine',
  'Elderberry extract': 'Vlierbessenextract',
  'Folic acid': 'Foliumzuur',
  'Green tea extract': 'Groenethee-extract',
  Iron: 'IJzer',
  Isoleucine: 'Isoleucine',
  'Lion’s mane': 'Pruikzwam',
  Lutein: 'Luteïne',
  Lysine: 'Lysine',
  Melatonin: 'Melatonine',
  'Malic acid': 'Appelzuur',
  Nitrate: 'Nitraat',
  'Nitrate from beetroot': 'Nitraat uit rode biet',
  'Passion flower extract': 'Passiebloemextract',
  Piperine: 'Piperine',
  Potassium: 'Kalium',
  Sodium: 'Natrium',
  'Whey hydrolysate': 'Weihydrolysaat',
  Zinc: 'Zink',
}

const units: Record<Language, Record<string, string>> = {
  en: {},
  de: { capsules: 'Kapseln', tablets: 'Tabletten', pieces: 'Stück' },
  nl: { capsules: 'capsules', tablets: 'tabletten', pieces: 'stuks' },
}

const nutrients: Record<Language, Record<string, string>> = { en: {}, de: german, nl: dutch }

/** A nutrient's name. */
export const nutrientIn = (language: Language, name: string): string => nutrients[language][name] ?? name

/** An amount with its unit: '1.2 g' is '1,2 g' in German and Dutch, '2 capsules' are '2 Kapseln'. */
export const amountIn = (language: Language, amount: string): string =>
  language === 'en'
    ? amount
    : amount.replace(/(\d)\.(\d)/g, '$1,$2').replace(/[a-z]{5,}/, unit => units[language][unit] ?? unit)

/** Names that all three languages write alike. */
const alike = ['BCAA', 'Calcium', 'DHA', 'EPA', 'Magnesium']

/** Names of nutrients that are known in every language, in English. */
const known: readonly string[] = [...new Set([...Object.keys(german), ...Object.keys(dutch), ...alike])]

export type NutrientNames = Readonly<Record<Language, string>>

/** A nutrient's name in every language. @param name in English */
export const namesOf = (name: string): NutrientNames => ({
  en: name,
  de: nutrientIn('de', name),
  nl: nutrientIn('nl', name),
})

/** Names to choose from in a language. */
export const knownNutrients = (language: Language): string[] =>
  known.map(name => nutrientIn(language, name)).sort((a, b) => a.localeCompare(b, language))

/** The names of a known nutrient by one of them; undefined for any other. */
export function namesBy(language: Language, name: string): NutrientNames | undefined {
  const typed = name.trim().toLowerCase()
  const found = known.find(one => nutrientIn(language, one).toLowerCase() === typed)
  return found === undefined ? undefined : namesOf(found)
}

/** An amount as declarations store it, in English, from what was typed in a language: '1,2 g' is '1.2 g'. */
export const amountFrom = (language: Language, typed: string): string =>
  language === 'en'
    ? typed.trim()
    : typed
        .trim()
        .replace(/(\d),(\d)/g, '$1.$2')
        .replace(/\p{L}{5,}/u, word => {
          const unit = Object.entries(units[language]).find(([, own]) => own.toLowerCase() === word.toLowerCase())
          return unit?.[0] ?? word
        })
