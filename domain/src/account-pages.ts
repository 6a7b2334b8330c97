import * as approvals from './basket/approval/pages.ts'
import * as documents from './billing/documents/pages.ts'
import * as addresses from './companies/addresses/pages.ts'
import type { Page } from './page.ts'
import * as access from './people/access/pages.ts'
import * as people from './people/account-pages.ts'
import * as personalData from './personal-data/pages.ts'

/** The pages below the account's overview that only this table knows: most visits open none of them. */
export const accountPages: readonly Page[] = [documents, addresses, access, approvals, people, personalData].flatMap(
  area => Object.values<Page>(area),
)
