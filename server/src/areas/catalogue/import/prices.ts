import { exchange, readMoney } from '@fairfloor/domain/catalogue/money-text'
import type { Cents } from '@fairfloor/domain/money'
import type { Cell, Reading } from '@fairfloor/domain/reading'
import type { ImportContext } from './import-context.ts'
import type { Mapping, Target } from './mapping.ts'
import type { RowReader } from './row-reader.ts'

/** The prices of a row; regular and current are the list's, or those of the file's group. */
export type SaidPrices = {
  readonly regular?: number
  readonly current?: number
  readonly show?: number
  readonly msrp?: number
}

export type Pair = { readonly regular: number; readonly current: number }

const EURO = ['', '€', 'EUR', 'EURO']

/** Parses an amount in the currency of the file as euro cents; another currency needs its sign and rate in the mapping. */
const priceReader =
  ({ currency, decimal }: Pick<Mapping, 'currency' | 'decimal'>) =>
  (cell: Cell): Reading<Cents> => {
    const money = readMoney(cell, decimal)
    if ('reason' in money) return money
    const { amount, sign } = money.value
    if (amount === 0) return { reason: 'A price of 0.' }
    if (!currency)
      return EURO.includes(sign.toUpperCase())
        ? { value: amount }
        : { reason: `A price in ${sign}: the mapping states no rate for it.` }
    return sign === '' || sign === currency.sign
      ? { value: exchange(amount, currency.rate) }
      : { reason: `A price in ${sign}: the mapping states a rate for ${currency.sign}.` }
  }

/** Parses the prices of a row, and names the column that lacks a required one. */
export function readPrices(
  reader: RowReader,
  { mapping, editionId }: ImportContext,
): { prices: SaidPrices; missingPrice?: Target } {
  const read = priceReader(mapping)
  const regular = reader.read('regular_price', read)
  const current = reader.read('current_price', read)
  const show = reader.read('show_price', read)
  const msrp = reader.read('msrp', read)
  if (regular !== undefined && current !== undefined && current > regular)
    reader.refuse('current_price', 'Higher than the regular price.')
  const isSilent = regular === undefined && current === undefined
  const isRefused = reader.isRefused('regular_price') || reader.isRefused('current_price')
  return {
    prices: { regular, current, show: editionId === undefined ? undefined : show, msrp },
    missingPrice: isSilent && !isRefused ? priceTarget(mapping) : undefined,
  }
}

/** The target that requires a price: a mapping with price columns needs one for every new flavour, unless it says otherwise. */
function priceTarget({ columns, without_price }: Mapping): Target | undefined {
  if (without_price === 'take') return undefined
  return (['current_price', 'regular_price'] as const).find(target => columns?.[target])
}

/**
 * Regular and current price after a row. A price missing in the row stays, or is adjusted so that the current one never
 * exceeds the regular one. Where both were equal or there was no old price, a regular price alone sets both.
 */
export function pairAfter(old: Pair | undefined, { regular, current }: SaidPrices): Pair | undefined {
  if (regular === undefined && current === undefined) return old
  if (regular !== undefined && current !== undefined) return { regular, current }
  if (!old) return { regular: regular ?? current!, current: current ?? regular! }
  if (regular === undefined) return { regular: Math.max(old.regular, current!), current: current! }
  return { regular, current: old.current === old.regular ? regular : Math.min(old.current, regular) }
}
