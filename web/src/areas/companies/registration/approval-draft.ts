import { type PaymentMethod, paymentMethods } from '@fairfloor/domain/companies/payment-methods'
import type { Approval, DeskRegistration } from '@fairfloor/domain/companies/registration/desk-contract'
import { rights } from '@fairfloor/domain/viewer'
import { amountIn } from '../../../lib/typed-amount.ts'

export type ApprovalDraft = Pick<Approval, 'delivery' | 'carrier' | 'rights'> & {
  number: string
  group: string
  methods: readonly PaymentMethod[]
  usual: PaymentMethod | ''
  days: string
  limit: string
}

/** New customers pay first, until the operator says otherwise. */
export const draftOf = ({ price_groups, carriers }: DeskRegistration): ApprovalDraft => ({
  number: '',
  group: price_groups.length === 1 ? String(price_groups[0]!.id) : '',
  methods: ['prepayment'],
  usual: 'prepayment',
  days: '',
  limit: '',
  delivery: 'in parts',
  carrier: carriers[0] ?? '',
  rights: [...rights],
})

/** Whole days; null for nothing, undefined for what is none. */
export function daysIn(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  return /^\d{1,3}$/.test(text) && Number(text) <= 365 ? Number(text) : undefined
}

/** A payment method more or less; the usual one is always among them. */
export function allowing(draft: ApprovalDraft, method: PaymentMethod, isAllowed: boolean): ApprovalDraft {
  const methods = paymentMethods.filter(one => (one === method ? isAllowed : draft.methods.includes(one)))
  const usual = methods.find(one => one === draft.usual) ?? methods[0] ?? ''
  return { ...draft, methods, usual }
}

/** What is sent; null while something is wrong. */
export function bodyOf({ number, group, methods, usual, days, limit, ...rest }: ApprovalDraft): Approval | null {
  const payment_days = daysIn(days)
  const credit_limit = amountIn(limit)
  if (payment_days === undefined || credit_limit === undefined || usual === '' || group === '' || rest.carrier === '')
    return null
  return {
    ...rest,
    number: number.trim() || null,
    price_group: Number(group),
    payment_methods: [...methods],
    payment_method: usual,
    payment_days,
    credit_limit,
  }
}
