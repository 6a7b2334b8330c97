import { type PaymentMethod, paymentMethods } from '../companies/payment-methods.ts'
import type { Cents } from '../money.ts'

/** Why an order cannot be paid so; each is a refusal of the same name. */
export const paymentReasons = [
  'payment_method_not_allowed',
  'no_mandate',
  'over_credit_limit',
  'payments_overdue',
] as const

export type PaymentReason = (typeof paymentReasons)[number]

/** What of a customer decides how it may pay; amounts with VAT. */
export type Payer = {
  readonly allowed: readonly PaymentMethod[]
  readonly hasMandate: boolean
  /** Null: none. */
  readonly creditLimit: Cents | null
  /** What is open already. */
  readonly open: Cents
  readonly isOverdue: boolean
}

/**
 * Why an order of this amount cannot be paid so; null: it can.
 * @param gross null where the order has no price yet
 */
export function paymentReason(method: PaymentMethod, payer: Payer, gross: Cents | null): PaymentReason | null {
  if (!payer.allowed.includes(method)) return 'payment_method_not_allowed'
  if (method === 'direct_debit' && !payer.hasMandate) return 'no_mandate'
  if (method !== 'invoice') return null
  if (payer.isOverdue) return 'payments_overdue'
  const { creditLimit } = payer
  return creditLimit !== null && payer.open + (gross ?? 0) > creditLimit ? 'over_credit_limit' : null
}

/** What a customer may pay by: its usual method and others. @param takesCards whether the shop has a card provider */
export const allowedMethods = (usual: string, others: readonly PaymentMethod[], takesCards: boolean): PaymentMethod[] =>
  paymentMethods.filter(method => (method !== 'card' || takesCards) && (method === usual || others.includes(method)))
