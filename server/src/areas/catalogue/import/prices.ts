import { exchange, readMoney } from '@fairfloor/domain/catalogue/money-text'
import type { Cell, Reading } from '@fairfloor/domain/catalogue/reading'
import type { Cents } from '@fairfloor/domain/money'
import type { SizeInput } from '../save/range.ts'
import type { Given } from './given.ts'
import type { Mapping, Target } from './mapping.ts'
import type { RowReader } from './row-reader.ts'

const EURO = ['', '€', 'EUR', 'EURO']

/** Reads an amount in the currency of the file as euro cents: another currency needs its sign and rate in the mapping. */
export const priceReader =
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

/** Regular and current price, each standing in for the other, as list prices or as those of the file's group. */
export function sizePrices(
  reader: RowReader,
  { mapping, priceGroupId }: Given,
): Pick<SizeInput, 'regularPrice' | 'currentPrice' | 'groupPrices'> {
  const read = priceReader(mapping)
  const given = { regular: reader.read('regular_price', read), current: reader.read('current_price', read) }
  const regular = given.regular ?? given.current
  const current = given.current ?? given.regular
  if (reader.isRefused('regular_price') || reader.isRefused('current_price')) return {}
  if (regular === undefined || current === undefined) {
    const target = priceTarget(mapping)
    if (target) reader.refuse(target, 'There is no price.')
    return {}
  }
  if (current > regular) {
    reader.refuse('current_price', 'Higher than the regular price.')
    return {}
  }
  return priceGroupId === undefined
    ? { regularPrice: regular, currentPrice: current }
    : { groupPrices: [{ priceGroupId, regular, current }] }
}

/** The target that needs a price: a mapping that names price columns wants one in every row, unless it says otherwise. */
function priceTarget({ columns, without_price }: Mapping): Target | undefined {
  if (without_price === 'take') return undefined
  return (['current_price', 'regular_price'] as const).find(target => columns?.[target])
}

export function showPrice(reader: RowReader, { mapping, editionId }: Given): SizeInput['showPrices'] {
  const price = reader.read('show_price', priceReader(mapping))
  return price === undefined || editionId === undefined ? undefined : [{ editionId, price }]
}
