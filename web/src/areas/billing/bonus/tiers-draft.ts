import type { TiersBody } from '@fairfloor/domain/billing/bonus/desk-contract'
import { amountIn, amountText } from '../../../lib/typed-amount.ts'

export type DraftTier = { readonly key: number; readonly from: string; readonly percent: string }

type Tiers = TiersBody['tiers']

/** Keys count on, so that a removed line never gives its place to another. */
export const draftOf = (tiers: Tiers): DraftTier[] =>
  tiers.map(({ from, percent }, key) => ({
    key,
    from: amountText(from),
    percent: String(percent).replace('.', ','),
  }))

export const withTier = (draft: readonly DraftTier[]): DraftTier[] => [
  ...draft,
  { key: Math.max(-1, ...draft.map(({ key }) => key)) + 1, from: '', percent: '' },
]

/** Typed per cent; undefined for what is none. */
export function percentIn(typed: string): number | undefined {
  const text = typed.trim().replace(/\s*%$/, '')
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(text)) return undefined
  const percent = Number(text.replace(',', '.'))
  return percent > 0 && percent <= 100 ? percent : undefined
}

export const fromIn = (typed: string): number | undefined => amountIn(typed) ?? undefined

/** What is sent; undefined while something is wrong. */
export function tiersIn(draft: readonly DraftTier[]): Tiers | undefined {
  const tiers = draft.flatMap(({ from, percent }) => {
    const [amount, share] = [fromIn(from), percentIn(percent)]
    return amount === undefined || share === undefined ? [] : [{ from: amount, percent: share }]
  })
  return tiers.length === draft.length ? tiers : undefined
}
