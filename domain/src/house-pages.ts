import * as careers from './careers/pages.ts'
import * as complaints from './complaints/pages.ts'
import * as content from './content/house-pages.ts'
import * as enquiries from './enquiries/pages.ts'
import type { Page } from './page.ts'
import * as registration from './registration/pages.ts'

/** The pages of the house: what it writes about itself, and the ways to reach it. Most visits open none of them. */
export const housePages: readonly Page[] = [careers, complaints, content, enquiries, registration].flatMap(area =>
  Object.values<Page>(area),
)
