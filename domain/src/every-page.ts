import { getCurrentWeek } from './newcomer-week/contract.ts'
import { type Ask, ask } from './page.ts'
import { currentUser } from './people/contract.ts'
import { getSettings } from './seller/contract.ts'
import { getVts } from './trade-show/contract.ts'

/** The queries that every page makes first. */
export const asksOfEveryPage: readonly Ask[] = [
  ask(currentUser, {}),
  ask(getSettings, {}),
  ask(getVts, {}),
  ask(getCurrentWeek, {}),
]
