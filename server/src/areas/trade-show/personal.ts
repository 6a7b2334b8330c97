import { ofUser, type PersonalRows } from '../../platform/personal.ts'
import { boothVisits, guidedTourViews, hallPresences } from './tables.ts'

export const tradeShowPersonal: readonly PersonalRows[] = [
  ofUser('booth-visits', boothVisits.userId),
  ofUser('guided-tours', guidedTourViews.userId),
  ofUser('in-the-hall', hallPresences.userId),
]
