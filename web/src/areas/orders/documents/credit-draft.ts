import type { CallInput } from '@fairfloor/domain/endpoint'
import type { DeskOrder, issueOrderCredit } from '@fairfloor/domain/orders/desk-contract'
import { amountIn } from '../../../lib/typed-amount.ts'

export type Creditable = DeskOrder['creditable'][number]

export const ways = ['pieces', 'price', 'sum'] as const

type CreditBody = CallInput<typeof issueOrderCredit>['body']

/** A credit note as it is typed. */
export type CreditDraft = {
  readonly invoice: string
  readonly kind: CreditBody['kind']
  readonly way: (typeof ways)[number]
  readonly pieces: Readonly<Record<number, number | null>>
  readonly each: Readonly<Record<number, string>>
  readonly sums: Readonly<Record<string, string>>
  readonly reason: string
}

export const EMPTY_CREDIT: Omit<CreditDraft, 'invoice'> = {
  kind: 'goodwill',
  way: 'pieces',
  pieces: {},
  each: {},
  sums: {},
  reason: '',
}

type Rate = Creditable['rates'][number]

export const keyOfRate = ({ category, rate }: Pick<Rate, 'category' | 'rate'>): string => `${category} ${rate}`

type Line = CreditBody['lines'][number]

/** What is sent of it; null where an amount is missing or is none. */
export function linesOf(draft: CreditDraft, { lines, rates }: Creditable): Line[] | null {
  const typed =
    draft.way === 'sum' ? rates.map(rate => sumOf(draft, rate)) : lines.map(({ line }) => lineOf(draft, line))
  const sent = typed.filter(one => one !== undefined)
  return sent.some(one => one === null) ? null : sent.filter(one => one !== null)
}

/** Undefined where nothing is typed. */
function sumOf({ sums }: CreditDraft, { category, rate }: Rate): Line | null | undefined {
  const typed = sums[keyOfRate({ category, rate })] ?? ''
  if (typed.trim() === '') return undefined
  const amount = amountIn(typed)
  return amount ? { of: 'sum', category, rate, amount } : null
}

function lineOf({ way, pieces, each }: CreditDraft, line: number): Line | null | undefined {
  const quantity = pieces[line] ?? 0
  if (quantity === 0) return undefined
  if (way === 'pieces') return { of: 'pieces', line, quantity }
  const unit_price = amountIn(each[line] ?? '')
  return unit_price ? { of: 'price', line, quantity, unit_price } : null
}
