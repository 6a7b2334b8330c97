import { page } from '../page.ts'
import { API } from './addresses.ts'

export const docsPage = page('/api/docs', { module: 'areas/customer-api/DocsPage', alone: true })

const OVERVIEW = { module: 'areas/customer-api/ApiPage', who: 'users' } as const

// The overview has two addresses; links lead to the first.
export const apiPage = page(API, OVERVIEW)
export const apiIndexPage = page(`${API}/index`, OVERVIEW)
