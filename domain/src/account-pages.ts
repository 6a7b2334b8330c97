import * as addresses from './companies/addresses/pages.ts'
import type { Page } from './page.ts'
import * as accounts from './people/access/pages.ts'
import * as identity from './people/account-pages.ts'
import * as personalData from './personal-data/pages.ts'

/** The pages below the account's overview that only this table knows: most visits open none of them. */
export const accountPages: readonly Page[] = [addresses, accounts, identity, personalData].flatMap(area =>
  Object.values<Page>(area),
)
