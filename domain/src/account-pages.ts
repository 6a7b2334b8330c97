import * as accounts from './accounts/pages.ts'
import * as identity from './identity/account-pages.ts'
import type { Page } from './page.ts'
import * as personalData from './personal-data/pages.ts'

/** The pages below the account's overview that only this table knows: most visits open none of them. */
export const accountPages: readonly Page[] = [accounts, identity, personalData].flatMap(area =>
  Object.values<Page>(area),
)
