import * as careers from './careers/pages.ts'
import * as registration from './companies/registration/pages.ts'
import * as complaints from './complaints/pages.ts'
import * as content from './content/house-pages.ts'
import * as customerApi from './customer-api/pages.ts'
import * as enquiries from './enquiries/pages.ts'
import type { Page } from './page.ts'
import * as surveys from './surveys/pages.ts'

const areas = [careers, complaints, content, customerApi, enquiries, registration, surveys]

/** Pages that most visits open none of: those of the house and the ways to reach it, and those of the customer API. */
export const rarePages: readonly Page[] = areas.flatMap(area => Object.values<Page>(area))
