import type { Language } from './language.ts'

/** Units that names of sizes count: in English, where more of them end in 's', and in German with the ending for more. */
const UNITS =
  'capsule Kapsel n,cap Kapsel n,tablet Tablette n,tab Tablette n,piece Stück,pc Stück,sachet Sachet s,serving Portion en,stick Stick s,bar Riegel,pair Paar,bag Beutel,sheet Blatt'
    .split(',')
    .map(unit => unit.split(' '))

/** A number of its own with the word after it, where no further word or number follows: 'Omega 3 Capsules 90 capsules' counts once. */
const COUNTED = /(?<![\d.,a-wyz-])([\d.,]+) ?(\p{L}+)(?![\p{L}\d]| (?!\p{L} )[\p{L}\d])/giu

/**
 * The name of a size as a reader reads it: the unit in the reader's language, '60 pieces' is '60 Stück', and the decimal sign of all
 * numbers, '2.5 kg' is '2,5 kg'. Everything else is the maker's and stays.
 */
export const sizeText = (name: string, language: Language): string =>
  name.replace(/(\d)\.(\d+)(?=\s?(?:kg|g|l|ml)\b)/gi, '$1,$2').replace(COUNTED, (all, number: string, word: string) => {
    for (const [english = '', german = '', ending = ''] of UNITS) {
      const forms = { en: [english, `${english}s`], de: [german, german + ending] }
      if (forms.en.includes(word.toLowerCase()) ? language === 'de' : forms.de.includes(word) && language === 'en')
        return `${number} ${forms[language][number === '1' ? 0 : 1]}`
    }
    return all
  })
