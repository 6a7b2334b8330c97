import { lazyPart } from '../../../lib/lazy-part.tsx'

/** Loaded by who is below a minimum. */
export const Fills = lazyPart(async () => ({ default: (await import('./Fills.tsx')).Fills }))
