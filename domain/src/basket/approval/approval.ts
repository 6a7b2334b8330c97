import { type Cents, sum } from '../../money.ts'

/** Longest word to a colleague, and longest answer. */
export const LONGEST_WORD = 300

export const approvalStates = ['waiting', 'approved', 'refused', 'withdrawn'] as const

export type ApprovalState = (typeof approvalStates)[number]

type Line = { readonly id: number; readonly net: Cents }

/**
 * The line without which an order goes at once: the one that costs least. Undefined where it takes several, or where the rest
 * would be too little to order.
 * @param over what the order is above the limit
 * @param minimum what the order must come to
 */
export function lineToLeaveOut<L extends Line>(lines: readonly L[], over: Cents, minimum: Cents): L | undefined {
  const all = sum(lines.map(({ net }) => net))
  const [least] = lines
    .filter(({ net }) => net >= over && net < all && all - net >= minimum)
    .toSorted((a, b) => a.net - b.net)
  return least
}
