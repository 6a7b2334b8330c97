import type { Vts } from '../../visit/edition/vts.ts'

export type StepState = 'done' | 'current' | 'later'

const CURRENT: Record<Vts['phase'], number> = {
  before: -1,
  ordering: 0,
  closed: 0.5,
  confirmation: 1,
  release: 2,
  over: 3,
}

/**
 * The step of an order: ordered, confirmed, released. Between two windows there is no current step.
 * @param confirmed whether this customer's order is confirmed, which opens the release
 */
export function stepsOf(phase: Vts['phase'], confirmed: boolean): [StepState, StepState, StepState] {
  const current = confirmed && phase === 'confirmation' ? CURRENT.release : CURRENT[phase]
  const state = (step: number): StepState => (step < current ? 'done' : step === current ? 'current' : 'later')
  return [state(0), state(1), state(2)]
}

/** What may be done with the order's lines now. */
export type BasketMode = 'ordering' | 'confirmation' | 'closed'

export const modeOf = ({ phase, is_confirmation }: Pick<Vts, 'phase' | 'is_confirmation'>): BasketMode =>
  is_confirmation ? 'confirmation' : phase === 'ordering' ? 'ordering' : 'closed'

const LAST_SECOND_MS = 1000

/** The instant at which a window is over: its end is inclusive. */
export const overAt = (end: string): string => new Date(Date.parse(end) + LAST_SECOND_MS).toISOString()
