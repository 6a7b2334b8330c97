import { hmac } from '../../../../platform/webhook-headers.ts'

/** The provider's addresses. */
export const PATHS = {
  page: '/test-card-provider/pay',
  payments: '/test-card-provider/api/payments',
  refunds: '/test-card-provider/api/refunds',
} as const

/** The key by which it knows our shop. */
export const keyOf = (secret: string): string => hmac(secret, 'calls')
