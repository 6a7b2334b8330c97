import { ofUser, type PersonalRows } from '../../platform/personal.ts'
import { basketPositions } from './tables.ts'

export const basketPersonal: readonly PersonalRows[] = [
  ofUser('basket', basketPositions.addedBy, { without: [basketPositions.price] }),
]
