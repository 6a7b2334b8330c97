import type { House } from '../src/areas/seller/index.ts'
import { europe } from '../src/setup/countries.ts'

/** The demo's seller is the organiser of its trade show. It sells from the Netherlands. Company, numbers and bank are invented. */
const settings: House['settings'] = {
  name: 'Maasveld',
  seller: {
    company: 'Maasveld Sportvoeding B.V.',
    street: 'Havenkade',
    number: '31',
    zip: '5928 PT',
    city: 'Venlo',
    country: 'NL',
    vatId: 'NL861234587B01',
    registration: 'KvK Venlo 86123458',
    creditorId: 'NL85ZZZ861234580000',
    gln: '8719999000015',
    email: 'service@fairfloor.test',
    phone: '+31 77 000 31 00',
    website: 'www.fairfloor.test',
    bank: 'Maasbank',
    iban: 'NL10MAAS0123456789',
    bic: 'MAASNL2V',
  },
  presence: {
    // An invented company has no account anywhere.
    social: [],
    payments: ['invoice', 'prepayment', 'direct_debit', 'card'],
    carriers: ['DHL', 'PostNL', 'GLS'],
  },
  timeZone: 'Europe/Berlin',
  invoicePrefix: 'MV-',
  creditNotePrefix: 'MV-CN-',
  isTrial: true,
  paymentDays: 14,
  serviceVatClass: 'standard',
  labelPrice: 7,
  documentFee: 4500,
  cardFee: 180,
}

/** Per cent; 'reduced' is the rate of food. */
const rates: [country: string, validFrom: string, standard: number, reduced: number][] = [
  ['NL', '2012-10-01', 21, 6],
  ['NL', '2019-01-01', 21, 9],
  ['DE', '2007-01-01', 19, 7],
  ['DE', '2020-07-01', 16, 5],
  ['DE', '2021-01-01', 19, 7],
  ['BE', '1996-01-01', 21, 6],
  ['AT', '1995-01-01', 20, 10],
  ['FR', '2014-01-01', 20, 5.5],
  ['LU', '2016-01-01', 17, 3],
  ['LU', '2023-01-01', 16, 3],
  ['LU', '2024-01-01', 17, 3],
]

const vatRates: House['vatRates'] = rates.flatMap(([country, validFrom, standard, reduced]) => [
  { country, validFrom, vatClass: 'standard', rate: standard * 100 },
  { country, validFrom, vatClass: 'reduced', rate: reduced * 100 },
])

/** `can`, `pet` (a plastic bottle below a litre) and `pet-large`. */
const deposits: House['deposits'] = [
  { country: 'NL', depositClass: 'pet-large', validFrom: '2006-01-01', amount: 25, taxed: false },
  { country: 'NL', depositClass: 'pet', validFrom: '2021-07-01', amount: 15, taxed: false },
  { country: 'NL', depositClass: 'can', validFrom: '2023-04-01', amount: 15, taxed: false },
  ...['can', 'pet', 'pet-large'].flatMap(depositClass => [
    { country: 'DE', depositClass, validFrom: '2003-01-01', amount: 25, taxed: true },
    { country: 'AT', depositClass, validFrom: '2025-01-01', amount: 25, taxed: false },
  ]),
]

const consumptionTaxes: House['consumptionTaxes'] = [
  { country: 'NL', validFrom: '2016-01-01', perHectolitre: 883 },
  { country: 'NL', validFrom: '2024-01-01', perHectolitre: 2613 },
]

const shippingSince = '2015-01-01'

/** Price below a net goods value in euros; null: any value. */
const shipping: [country: string | null, price: number, freeFrom: number | null][] = [
  ['NL', 6.95, 250],
  ['BE', 9.95, 500],
  ['DE', 9.95, 500],
  ['LU', 14.95, 750],
  [null, 29, 1500],
  ['CH', 69, null],
  ['GB', 59, null],
  ['NO', 79, null],
]

/** Brings pallets; euros for one of them. Only to these countries. */
const FORWARDER = 'Maasvracht'

const forwarding: [country: string, price: number][] = [
  ['NL', 59],
  ['BE', 69],
  ['DE', 79],
  ['LU', 99],
  ['AT', 149],
  ['FR', 139],
]

const shippingCosts: House['shippingCosts'] = [
  ...shipping.flatMap(([country, price, freeFrom]) => [
    { country, validFrom: shippingSince, fromNet: 0, price: Math.round(price * 100) },
    ...(freeFrom === null ? [] : [{ country, validFrom: shippingSince, fromNet: freeFrom * 100, price: 0 }]),
  ]),
  ...forwarding.map(([country, price]) => ({
    country,
    carrier: FORWARDER,
    validFrom: shippingSince,
    fromNet: 0,
    price: Math.round(price * 100),
  })),
]

const carriers: House['carriers'] = [
  { name: 'DHL', kind: 'parcel', trackingUrl: 'https://www.dhl.com/track?id={number}' },
  { name: 'PostNL', kind: 'parcel', trackingUrl: 'https://postnl.nl/tracktrace/?B={number}' },
  { name: 'GLS', kind: 'parcel', trackingUrl: 'https://gls-group.com/track/{number}' },
  { name: FORWARDER, kind: 'pallet' },
  { name: 'Collection in Venlo', kind: 'collection' },
]

/** Net goods value in euros; null: any country. */
const minimums: [country: string | null, amount: number, isFirst: boolean][] = [
  ['NL', 100, false],
  [null, 150, false],
  [null, 250, true],
]

const orderMinimums: House['orderMinimums'] = minimums.map(([country, amount, firstOrder]) => ({
  country,
  firstOrder,
  amount: amount * 100,
}))

/** The demo's wholesaler: seller, rates and fees. */
export const demoHouse: House = {
  settings,
  countries: europe,
  vatRates,
  deposits,
  consumptionTaxes,
  shippingCosts,
  carriers,
  orderMinimums,
}
