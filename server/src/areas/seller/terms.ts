import { refuse } from '@fairfloor/domain/general-refusals'
import type { BasisPoints, Cents } from '@fairfloor/domain/money'
import type { Rates } from '@fairfloor/domain/seller/rates'
import type { Seller } from '@fairfloor/domain/seller/seller'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import {
  carriers,
  consumptionTaxes,
  countries,
  deposits,
  orderMinimums,
  sellerSettings,
  shippingCosts,
  vatRates,
} from './tables.ts'

/** The seller's data and every rate, read in one statement for consistency. */
export type Terms = {
  readonly seller: Seller
  readonly timeZone: string
  readonly invoicePrefix: string
  readonly creditNotePrefix: string
  readonly paymentDays: number
  /** Whether the shop is the demo. */
  readonly isDemo: boolean
  readonly rates: Rates
}

/** @throws Refusal not_set_up */
export async function readTerms(db: Db): Promise<Terms> {
  const [row] = await db
    .select({
      seller: sellerSettings.seller,
      timeZone: sellerSettings.timeZone,
      invoicePrefix: sellerSettings.invoicePrefix,
      creditNotePrefix: sellerSettings.creditNotePrefix,
      paymentDays: sellerSettings.paymentDays,
      serviceVatClass: sellerSettings.serviceVatClass,
      labelPrice: sellerSettings.labelPrice,
      documentFee: sellerSettings.documentFee,
      cardFee: sellerSettings.cardFee,
      demoLoadedAt: sellerSettings.demoLoadedAt,
      countries: sql<Rates['countries']>`(select json_agg(json_build_object(
        'code', ${countries.code}, 'name', ${countries.name}, 'vatPrefix', ${countries.vatPrefix},
        'euFrom', ${countries.euFrom}, 'euUntil', ${countries.euUntil})) from ${countries})`,
      vatRates: sql<Rates['vatRates'] | null>`(select json_agg(json_build_object(
        'country', ${vatRates.country}, 'vatClass', ${vatRates.vatClass}, 'validFrom', ${vatRates.validFrom},
        'rate', ${vatRates.rate})) from ${vatRates} where ${vatRates.country} = ${sellerSettings.seller}->>'country')`,
      deposits: sql<Rates['deposits'] | null>`(select json_agg(json_build_object(
        'depositClass', ${deposits.depositClass}, 'country', ${deposits.country}, 'validFrom', ${deposits.validFrom},
        'amount', ${deposits.amount}, 'taxed', ${deposits.taxed})) from ${deposits})`,
      consumptionTaxes: sql<Rates['consumptionTaxes'] | null>`(select json_agg(json_build_object(
        'country', ${consumptionTaxes.country}, 'validFrom', ${consumptionTaxes.validFrom},
        'perHectolitre', ${consumptionTaxes.perHectolitre})) from ${consumptionTaxes})`,
      shippingCosts: sql<Rates['shippingCosts'] | null>`(select json_agg(json_build_object(
        'country', ${shippingCosts.country}, 'carrier', ${shippingCosts.carrier},
        'validFrom', ${shippingCosts.validFrom}, 'fromNet', ${shippingCosts.fromNet},
        'fromGrams', ${shippingCosts.fromGrams}, 'price', ${shippingCosts.price})) from ${shippingCosts})`,
      carriers: sql<Rates['carriers'] | null>`(select json_agg(json_build_object(
        'name', ${carriers.name}, 'kind', ${carriers.kind}, 'active', ${carriers.active}) order by ${carriers.name})
        from ${carriers})`,
      orderMinimums: sql<Rates['orderMinimums'] | null>`(select json_agg(json_build_object(
        'country', ${orderMinimums.country}, 'firstOrder', ${orderMinimums.firstOrder},
        'amount', ${orderMinimums.amount})) from ${orderMinimums})`,
    })
    .from(sellerSettings)
  if (!row) throw refuse('not_set_up')
  const { seller, timeZone, invoicePrefix, creditNotePrefix, paymentDays } = row
  const { serviceVatClass, labelPrice, documentFee, cardFee } = row
  return {
    seller,
    timeZone,
    invoicePrefix,
    creditNotePrefix,
    paymentDays,
    isDemo: row.demoLoadedAt !== null,
    rates: {
      seller: {
        country: seller.country,
        serviceVatClass,
        labelPrice: labelPrice as Cents,
        documentFee: documentFee as Cents,
        cardFee: cardFee as BasisPoints,
      },
      countries: row.countries,
      vatRates: row.vatRates ?? [],
      deposits: row.deposits ?? [],
      consumptionTaxes: row.consumptionTaxes ?? [],
      shippingCosts: row.shippingCosts ?? [],
      carriers: row.carriers ?? [],
      orderMinimums: row.orderMinimums ?? [],
    },
  }
}
