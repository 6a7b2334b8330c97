import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import type { House } from '../areas/seller/index.ts'
import { CannotDo } from '../command.ts'

const euros = z
  .number()
  .min(0)
  .max(1_000_000)
  .transform(amount => Math.round(amount * 100))
const country = z.string().regex(/^[A-Z]{2}$/)
const vatRate = z.strictObject({
  country,
  vat_class: z.string().min(1),
  valid_from: z.iso.date(),
  /** Per cent. */
  rate: z.number().min(0).max(99.99),
})
const deposit = z.strictObject({
  country,
  deposit_class: z.string().min(1),
  valid_from: z.iso.date(),
  amount: euros,
  taxed: z.boolean(),
})
const consumptionTax = z.strictObject({ country, valid_from: z.iso.date(), per_hectolitre: euros })
const shippingCost = z.strictObject({
  country: z.nullable(country).default(null),
  carrier: z.nullable(z.string()).default(null),
  valid_from: z.iso.date(),
  from_net: euros.default(0),
  price: euros,
})

const terms = z.strictObject({
  vat_rates: z.array(vatRate).default([]),
  deposits: z.array(deposit).default([]),
  consumption_taxes: z.array(consumptionTax).default([]),
  shipping_costs: z.array(shippingCost).default([]),
  /** Per unit with the seller's label. */
  label_price: euros.default(0),
  /** Per order, for export papers. */
  document_fee: euros.default(0),
  /** Per cent of the amount to pay. */
  card_fee: z.number().min(0).max(20).default(0),
})

export type TermsFile = Pick<House, 'vatRates' | 'deposits' | 'consumptionTaxes' | 'shippingCosts'> & {
  labelPrice: number
  documentFee: number
  cardFee: number
}

/** Reads deposits, taxes and further rates from a JSON file; without a file there are none. @throws CannotDo */
export async function readTermsFile(file: string | undefined): Promise<TermsFile> {
  const read = terms.safeParse(file === undefined ? {} : await json(file))
  if (!read.success)
    throw new CannotDo(
      [
        `${file} does not fit:`,
        ...read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`),
      ].join('\n'),
    )
  const found = read.data
  return {
    vatRates: found.vat_rates.map(row => ({
      country: row.country,
      vatClass: row.vat_class,
      validFrom: row.valid_from,
      rate: Math.round(row.rate * 100),
    })),
    deposits: found.deposits.map(row => ({
      country: row.country,
      depositClass: row.deposit_class,
      validFrom: row.valid_from,
      amount: row.amount,
      taxed: row.taxed,
    })),
    consumptionTaxes: found.consumption_taxes.map(row => ({
      country: row.country,
      validFrom: row.valid_from,
      perHectolitre: row.per_hectolitre,
    })),
    shippingCosts: found.shipping_costs.map(row => ({
      country: row.country,
      carrier: row.carrier,
      validFrom: row.valid_from,
      fromNet: row.from_net,
      price: row.price,
    })),
    labelPrice: found.label_price,
    documentFee: found.document_fee,
    cardFee: Math.round(found.card_fee * 100),
  }
}

async function json(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CannotDo(`There is no file ${file}.`)
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CannotDo(`${file} is no JSON: ${(error as Error).message}`)
  }
}
