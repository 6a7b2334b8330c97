import * as accounts from './accounts/pages.ts'
import type { Page } from './page.ts'

/** The pages below the account's overview that only this table knows: most visits open none of them. */
export const accountPages: readonly Page[] = Object.values<Page>(accounts)
