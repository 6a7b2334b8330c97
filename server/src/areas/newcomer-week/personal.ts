import { ofUser, type PersonalRows } from '../../platform/personal.ts'
import { newcomerWeekUnmailed } from './mail-tables.ts'
import { newcomerWeekPositions } from './tables.ts'

export const newcomerWeekPersonal: readonly PersonalRows[] = [
  ofUser('newcomer-week-basket', newcomerWeekPositions.addedBy, { without: [newcomerWeekPositions.price] }),
  ofUser('newcomer-week-mails-off', newcomerWeekUnmailed.userId),
]
