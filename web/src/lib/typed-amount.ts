const MONEY = /^\d{1,7}([.,]\d{1,2})?$/

/** Euros as a field shows them: '17,45'; empty for none. */
export const amountText = (amount: number | null | undefined): string =>
  amount == null ? '' : amount.toFixed(2).replace('.', ',')

/** Typed euros; null for nothing, undefined for what is no amount. */
export function amountIn(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  return MONEY.test(text) ? Number(text.replace(',', '.')) : undefined
}
