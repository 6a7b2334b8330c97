import { type Item, priceOrder } from '@fairfloor/domain/billing/price-order'
import type { PostalAddress } from '@fairfloor/domain/companies/postal-address'
import { type Day, day } from '@fairfloor/domain/day'
import { type BasisPoints, type Cents, cents } from '@fairfloor/domain/money'
import { type Rates, tariffFor } from '@fairfloor/domain/seller/rates'
import { demoHouse } from '../../../../demo/orders.ts'
import type { Invoice, InvoiceLine } from './invoice.ts'

const { settings } = demoHouse

/** The demo wholesaler's rates as stored in the tables. */
const rates: Rates = {
  seller: {
    country: settings.seller.country,
    serviceVatClass: settings.serviceVatClass,
    labelPrice: cents(settings.labelPrice),
    documentFee: cents(settings.documentFee),
    cardFee: settings.cardFee as BasisPoints,
  },
  countries: demoHouse.countries.map(({ euFrom, euUntil, ...country }) => ({
    ...country,
    euFrom: euFrom ? day(euFrom) : null,
    euUntil: euUntil ? day(euUntil) : null,
  })),
  vatRates: demoHouse.vatRates.map(row => ({ ...row, validFrom: row.validFrom as Day, rate: row.rate as BasisPoints })),
  deposits: demoHouse.deposits.map(row => ({ ...row, validFrom: row.validFrom as Day, amount: row.amount as Cents })),
  consumptionTaxes: demoHouse.consumptionTaxes.map(row => ({
    ...row,
    validFrom: row.validFrom as Day,
    perHectolitre: row.perHectolitre as Cents,
  })),
  shippingCosts: demoHouse.shippingCosts.map(({ country = null, carrier = null, validFrom, fromNet, price }) => ({
    country,
    carrier,
    validFrom: validFrom as Day,
    fromNet: cents(fromNet),
    fromGrams: 0,
    price: cents(price),
  })),
  carriers: [],
  orderMinimums: [],
}

const home: PostalAddress = {
  company: 'Sporthuis De Merwede B.V.',
  first_name: 'Bo',
  last_name: 'Verhoeven',
  street: 'Merwedekade',
  number: '118',
  zip: '3522 JK',
  city: 'Utrecht',
  country: 'NL',
  gln: '8719999000022',
}

const goods: readonly (Omit<Item, 'quantity' | 'unitNet'> & { unitNet: number } & Pick<
    InvoiceLine,
    `${'brand' | 'product' | 'size' | 'flavour'}Name`
  >)[] = [
  {
    brandName: 'Weidegold',
    productName: 'Grass-fed Whey Concentrate',
    sizeName: '908 g',
    flavourName: 'Vanilla Custard',
    unitNet: 2145,
    vatClass: 'reduced',
    depositClass: null,
    readyMillilitres: null,
    hasLabel: true,
  },
  {
    brandName: 'Neonade',
    productName: 'Loud Lemonade',
    sizeName: '330 ml',
    flavourName: 'Yuzu & Salt',
    unitNet: 118,
    vatClass: 'reduced',
    depositClass: 'can',
    readyMillilitres: 330,
    hasLabel: false,
  },
  {
    brandName: 'Maasveld',
    productName: 'Shaker with a screw-on compartment for powder and capsules',
    sizeName: '700 ml',
    flavourName: 'Signal',
    unitNet: 449,
    vatClass: 'standard',
    depositClass: null,
    readyMillilitres: null,
    hasLabel: false,
  },
]

export type Asked = {
  count?: number
  to?: Partial<PostalAddress>
  vatId?: string | null
  paymentMethod?: string
  labelService?: boolean
  /** Inserted into every text that people or imports provide: the first in the head, the others in the lines. */
  texts?: readonly string[]
}

/** An invoice of the demo's wholesaler, without a database. */
export function testInvoice({ count = 3, to = {}, texts = [], ...asked }: Asked = {}): Invoice {
  const [text] = texts
  const { vatId = 'NL862453392B01', paymentMethod = 'invoice', labelService = false } = asked
  const address: PostalAddress = {
    ...home,
    ...to,
    ...(text === undefined ? {} : { company: text, first_name: text, street: text, city: text }),
  }
  const tariff = tariffFor(rates, { country: address.country, vatId, carrier: 'DHL', on: day('2025-05-12') })
  const items = Array.from({ length: count }, (_, i) => {
    const item = goods[i % goods.length]!
    const own = texts[i % texts.length]
    const names =
      own === undefined ? {} : { sku: own, ean: own, brandName: own, productName: own, sizeName: own, flavourName: own }
    const numbers = {
      quantity: 6 * (1 + (i % 5)),
      sku: `F${100_001 + i}`,
      ean: `87199990${10_000 + i}`,
    }
    return { ...item, ...numbers, ...names, unitNet: cents(item.unitNet + i) }
  })
  const { lines, totals } = priceOrder(items, tariff, { labelService, byCard: paymentMethod === 'card' })
  return {
    issuedAt: '2025-05-12T10:30:00.000Z',
    order: {
      id: 10_427,
      externalReference: text ?? 'Spring Show 2025',
      note: text ?? null,
      carrier: text ?? 'DHL',
      paymentMethod,
      invoiceAddress: address,
      shippingAddress: { ...address, street: 'Ringdijk', number: '7a', zip: '3454 PV', city: 'De Meern' },
      vatId,
    },
    totals,
    lines: lines.map((line, i) => ({ ...line, line: i + 1 })),
    invoice: {
      number: 'MV-2025-00138',
      issuedOn: '2025-05-12',
      suppliedOn: '2025-05-12',
      dueOn: '2025-05-26',
      seller: settings.seller,
    },
  }
}
