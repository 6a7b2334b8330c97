import { lazyPart } from '../../../lib/lazy-part.tsx'

// Most orders are above both marks.
export const OrderGoals = lazyPart(async () => ({ default: (await import('./OrderGoals.tsx')).OrderGoals }))

export const Fills = lazyPart(async () => ({ default: (await import('./Fills.tsx')).Fills }))
