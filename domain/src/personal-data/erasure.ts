/** Why an account cannot be erased now: somebody has to follow first. */
export const hindrances = ['last_manager', 'last_operator'] as const

export type Hindrance = (typeof hindrances)[number]

/** Where a request stands. */
export const erasureStates = ['open', 'erased', 'refused', 'withdrawn'] as const

export type ErasureState = (typeof erasureStates)[number]

type Steps = { readonly withdrawnAt: Date | null; readonly doneAt: Date | null; readonly refusedAt: Date | null }

/** The state of a request follows from what was done with it. */
export function erasureStateOf({ withdrawnAt, doneAt, refusedAt }: Steps): ErasureState {
  if (doneAt !== null) return 'erased'
  if (refusedAt !== null) return 'refused'
  return withdrawnAt === null ? 'open' : 'withdrawn'
}
