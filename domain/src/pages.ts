import { deskPages } from './desk-pages.ts'
import type { Page } from './page.ts'
import { shopPages } from './shop-pages.ts'
import { weekPages } from './week-pages.ts'

/** Every page of the product. In the browser those of the back office and of the Newcomer Week come with the first of them. */
export const pages: readonly Page[] = [...shopPages, ...weekPages, ...deskPages]
