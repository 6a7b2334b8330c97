import { useAttempts as useAttemptsOf } from '../../../lib/sending/attempts.ts'
import type { Wanted } from './checkout.ts'
import { useOfBasket } from './of-basket.ts'

/** The placings of a basket without an answer. */
export const useAttempts = () => useAttemptsOf<Wanted>(useOfBasket().sent)
