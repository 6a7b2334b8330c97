import { useTexts } from '../../../lib/texts.tsx'
import type { Delivery } from './queries.ts'
import { stockTexts } from './texts.ts'

type Outcome = Pick<Delivery, 'status' | 'fault' | 'answer'>

/** Words for why a delivery was not taken. */
export function useWhy(): (outcome: Outcome) => string {
  const t = useTexts(stockTexts)
  return ({ status, fault, answer }) => {
    if (fault) return t.faults[fault]
    if (status !== null && status >= 300 && status < 400) return `${status}, ${t.redirect}`
    return [status, answer].filter(Boolean).join(', ')
  }
}
