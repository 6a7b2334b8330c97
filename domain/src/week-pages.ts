import * as newcomerWeek from './newcomer-week/pages.ts'
import type { Page } from './page.ts'

/** The pages of the Newcomer Week: most visits are at another time. */
export const weekPages: readonly Page[] = Object.values<Page>(newcomerWeek)
