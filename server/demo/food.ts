import type { RangeBrand } from '@fairfloor/brands/range/brand'
import type { FoodLabel } from '@fairfloor/brands/range/food/food-of'
import type { FlavourInput } from '../src/areas/catalogue/index.ts'
import { demoHouse } from './orders.ts'

type Operator = { readonly name: string; readonly address: string }

/** The label in every language of the demo, with its responsible operator. */
export function foodInformationOf(label: FoodLabel | null, brand: RangeBrand): FlavourInput['foodInformation'] {
  if (!label) return []
  const own = makerOf(brand)
  const isImported = !WITHIN.has(brand.country)
  const { name, address } = isImported ? seller : own
  return (['en', 'de'] as const).map(language => ({
    language,
    ...label[language],
    operatorName: name,
    operatorAddress: address,
    operators: isImported ? [{ countries: [brand.country], ...own }] : [],
    bestBeforeDays: label.bestBeforeDays,
  }))
}

/** Countries of the demo's brands where the Regulation applies; goods from others have an importer. */
const WITHIN: ReadonlySet<string> = new Set([
  'AT',
  'BE',
  'DE',
  'DK',
  'ES',
  'FR',
  'IE',
  'IS',
  'IT',
  'NL',
  'NO',
  'PL',
  'PT',
  'SE',
])

const { company, street, number, zip, city, country } = demoHouse.settings.seller
const seller: Operator = { name: company, address: `${street} ${number}, ${zip} ${city}, ${country}` }

/** Invented streets in real towns; a brand's number tells its address from those of its neighbours. */
const TOWNS: Record<string, (n: number) => string> = {
  AT: n => `Almweg ${n}, 6020 Innsbruck`,
  AU: n => `${n} Wattle Road, Byron Bay NSW 2481`,
  BE: n => `Kasseiweg ${n}, 9000 Gent`,
  CA: n => `${n} Cedar Wharf, Victoria BC V8W 1A1`,
  CH: n => `Bergstrasse ${n}, 7000 Chur`,
  DE: n => `Mühlenweg ${n}, 50667 Köln`,
  DK: n => `Havnegade ${n}, 8000 Aarhus`,
  ES: n => `Calle del Puerto ${n}, 46011 Valencia`,
  FR: n => `${n} rue du Moulin, 69002 Lyon`,
  GB: n => `${n} Mill Lane, Bristol BS1 5TR`,
  IE: n => `${n} Quay Street, Galway H91 X2Y3`,
  IS: n => `Hafnargata ${n}, 230 Keflavík`,
  IT: n => `Via del Mulino ${n}, 40121 Bologna`,
  JP: n => `${n} Chayamachi, Kyoto 600-8001`,
  NL: n => `Molenweg ${n}, 5211 AB ’s-Hertogenbosch`,
  NO: n => `Kaigata ${n}, 5003 Bergen`,
  PL: n => `ul. Młyńska ${n}, 80-001 Gdańsk`,
  PT: n => `Rua do Moinho ${n}, 4050-253 Porto`,
  SE: n => `Kvarngatan ${n}, 903 21 Umeå`,
  US: n => `${n} Millrace Avenue, Portland OR 97205`,
}

function makerOf({ id, name, country }: RangeBrand): Operator {
  const town = TOWNS[country]
  if (!town) throw new Error(`No town for a brand of ${country}`)
  return { name: `${name} ${FORMS[country] ?? 'Ltd'}`, address: `${town(id)}, ${country}` }
}

/** What companies of a country are called. */
const FORMS: Record<string, string> = {
  AT: 'GmbH',
  BE: 'BV',
  CH: 'AG',
  DE: 'GmbH',
  DK: 'ApS',
  ES: 'S.L.',
  FR: 'SAS',
  IS: 'ehf.',
  IT: 'S.r.l.',
  JP: 'K.K.',
  NL: 'B.V.',
  NO: 'AS',
  PL: 'sp. z o.o.',
  PT: 'Lda.',
  SE: 'AB',
  US: 'Inc.',
}
