import { day, dayIn } from '@fairfloor/domain/day'
import { cents, euros } from '@fairfloor/domain/money'
import type { ShippingDesk } from '@fairfloor/domain/shipping/desk-contract'
import { mayChange, tariffState } from '@fairfloor/domain/shipping/tariffs'
import type { Db } from '../../../platform/database.ts'
import { versionOf } from '../../../platform/form-version.ts'
import {
  readCarriers,
  readMinimums,
  readTariffs,
  readTerms,
  type StoredCarrier,
  type StoredMinimum,
  type StoredTariff,
} from '../../seller/index.ts'

/** Carriers, tariffs and minimums as they are now. */
export async function deskView(db: Db, now: Date): Promise<ShippingDesk> {
  const { rates, timeZone } = await readTerms(db)
  const today = dayIn(now, timeZone)
  const stored = await readTariffs(db)
  const dated = stored.map(tariff => ({ ...tariff, validFrom: day(tariff.validFrom) }))
  return {
    today,
    countries: rates.countries.map(({ code }) => code).toSorted(),
    carriers: (await readCarriers(db)).map(carrier => ({
      ...carrierView(carrier),
      version: versionOf(carrierView(carrier)),
    })),
    tariffs: dated.map(tariff => ({
      ...tariffView(tariff),
      state: tariffState(tariff, dated, today),
      may_change: mayChange(tariff.validFrom, today),
      version: versionOf(tariffView(tariff)),
    })),
    minimums: (await readMinimums(db)).map(minimum => ({
      ...minimumView(minimum),
      version: versionOf(minimumView(minimum)),
    })),
  }
}

export const carrierView = ({ name, kind, trackingUrl, active }: StoredCarrier) => ({
  name,
  kind,
  tracking_url: trackingUrl,
  is_active: active,
})

export const tariffView = ({ country, carrier, validFrom, steps }: StoredTariff) => ({
  country,
  carrier,
  valid_from: validFrom,
  steps: steps.map(({ fromNet, fromGrams, price }) => ({
    from_net: euros(cents(fromNet)),
    from_grams: fromGrams,
    price: euros(cents(price)),
  })),
})

export const minimumView = ({ country, firstOrder, amount }: StoredMinimum) => ({
  country,
  first_order: firstOrder,
  amount: euros(cents(amount)),
})
