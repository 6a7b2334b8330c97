/** Whole euro cents. All calculations use them; euros exist only on the wire and on the screen. */
export type Cents = number & { readonly cents: unique symbol }

/** Hundredths of a per cent: 21 % is 2100. */
export type BasisPoints = number & { readonly basisPoints: unique symbol }

/** Takes a whole number of cents. @throws RangeError for fractions and for unsafe integers */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of cents: ${amount}`)
  return (amount === 0 ? 0 : amount) as Cents
}

export function basisPoints(rate: number): BasisPoints {
  if (!Number.isSafeInteger(rate)) throw new RangeError(`Not a whole number of basis points: ${rate}`)
  return rate as BasisPoints
}

/** Cents as the wire shows them: a number of euros with at most two decimals. */
export const euros = (amount: Cents): number => amount / 100

/** Whether a number of euros has no fraction of a cent. */
export const isMoney = (amount: number): boolean => {
  const whole = Math.round(amount * 100)
  return Number.isSafeInteger(whole) && whole / 100 === amount
}

/** Euros from the wire or a file to cents; a third decimal is rounded half up (half away from zero). */
export const fromEuros = (amount: number): Cents => cents(roundHalfUp(Number((amount * 100).toFixed(4))))

export const times = (amount: Cents, quantity: number): Cents => cents(amount * quantity)

export const sum = (amounts: Iterable<Cents>): Cents => {
  let total = 0
  for (const amount of amounts) total += amount
  return cents(total)
}

/** Share of an amount, rounded half up to whole cents: `share(1000, 2100)` is the 21 % of 10 euros. */
export const share = (amount: Cents, rate: BasisPoints): Cents => cents(divideHalfUp(amount * rate, 10_000))

/** The net part of an amount with VAT, rounded half up. */
export const withoutVat = (gross: Cents, rate: BasisPoints): Cents => cents(divideHalfUp(gross * 10_000, 10_000 + rate))

/** Price less a percentage, rounded half up to cents. */
export const less = (amount: Cents, rate: BasisPoints): Cents => cents(divideHalfUp(amount * (10_000 - rate), 10_000))

/**
 * Splits a total by weights so that the parts add up exactly (largest remainder; ties go to the earlier part). If all
 * weights are zero, everything goes to the first part.
 */
export function prorate(total: Cents, weights: readonly number[]): Cents[] {
  const whole = weights.reduce((a, b) => a + b, 0)
  if (weights.length === 0) return []
  if (whole === 0) return weights.map((_, i) => (i === 0 ? total : cents(0)))
  const exact = weights.map(weight => (total * weight) / whole)
  const parts = exact.map(Math.floor)
  const missing = total - parts.reduce((a, b) => a + b, 0)
  const byRemainder = exact
    .map((value, i) => ({ i, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i)
  for (const { i } of byRemainder.slice(0, missing)) parts[i]! += 1
  return parts.map(cents)
}

const roundHalfUp = (value: number): number => Math.sign(value) * Math.floor(Math.abs(value) + 0.5)

/** Integer division, rounded half up (half away from zero). */
export const divideHalfUp = (value: number, by: number): number => {
  const whole = Math.floor(Math.abs(value) / by)
  const rest = Math.abs(value) - whole * by
  return Math.sign(value) * (rest * 2 >= by ? whole + 1 : whole)
}
