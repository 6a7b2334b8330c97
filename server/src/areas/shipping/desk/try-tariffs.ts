import { day, dayIn } from '@fairfloor/domain/day'
import { euros, fromEuros } from '@fairfloor/domain/money'
import { carriageOf } from '@fairfloor/domain/seller/carriers'
import { minimumFor } from '@fairfloor/domain/seller/minimum'
import { deliversTo } from '@fairfloor/domain/seller/rates'
import * as contract from '@fairfloor/domain/shipping/desk-contract'
import * as shapes from '@fairfloor/domain/shipping/desk-shapes'
import { refuse } from '@fairfloor/domain/shipping/refusals'
import type { Platform } from '../../../platform/platform.ts'
import { serve } from '../../../platform/serve.ts'
import { readTerms } from '../../seller/index.ts'

/** What an order would cost by each carrier, by the rules that price orders. */
export function serveTrying(platform: Platform): void {
  serve(platform, contract.tryTariffs, shapes.tryTariffs, async ({ query, now }) => {
    const { rates, timeZone } = await readTerms(platform.db)
    const { country, grams, net } = query
    if (!deliversTo(rates, country)) throw refuse('unknown_country').at('country')
    const on = query.on === undefined ? dayIn(now, timeZone) : day(query.on)
    const minimum = (isFirst: boolean) => {
      const amount = minimumFor(rates.orderMinimums, { country, isFirst })
      return amount === null ? null : euros(amount)
    }
    return {
      carriers: rates.carriers
        .filter(({ active }) => active)
        .map(({ name }) => {
          const way = { country, carrier: name, on, load: { grams, heaviest: 0 } }
          const { units, price, reason } = carriageOf(rates, way, fromEuros(net))
          return { name, units, price: price === null ? null : euros(price), reason }
        }),
      minimum: minimum(false),
      first_minimum: minimum(true),
    }
  })
}
