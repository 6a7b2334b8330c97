import { deskPages } from './desk-pages.ts'
import type { Page } from './page.ts'
import { shopPages } from './shop-pages.ts'

/** Every page of the product. In the browser those of the back office come with the first of them. */
export const pages: readonly Page[] = [...shopPages, ...deskPages]
