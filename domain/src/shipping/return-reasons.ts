/** Why shipped goods come back. */
export const returnReasons = ['damaged', 'wrong goods', 'short-dated', 'not wanted'] as const

export type ReturnReason = (typeof returnReasons)[number]
