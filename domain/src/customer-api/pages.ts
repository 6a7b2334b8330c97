import { ask, page } from '../page.ts'
import { getOwnExamples } from '../rest-api/examples-contract.ts'
import { getDeliveries } from '../stock-push/contract.ts'
import { API, STOCK_ENDPOINT } from './addresses.ts'
import { getApiSettings } from './contract.ts'

export const docsPage = page('/api/docs', { module: 'areas/customer-api/DocsPage', alone: true })

const OVERVIEW = { module: 'areas/customer-api/ApiPage', who: 'users' } as const

// The overview has two addresses; links lead to the first.
export const apiPage = page(API, OVERVIEW)
export const apiIndexPage = page(`${API}/index`, OVERVIEW)

export const keyPage = page(`${API}/key`, {
  module: 'areas/customer-api/KeyPage',
  who: 'users',
  data: () => [ask(getApiSettings, {})],
})

export const restPage = page(`${API}/rest`, {
  module: 'areas/customer-api/RestPage',
  who: 'users',
  data: () => [ask(getOwnExamples, {})],
})

export const stockPage = page(STOCK_ENDPOINT, {
  module: 'areas/customer-api/StockPage',
  who: 'users',
  data: () => [ask(getApiSettings, {}), ask(getDeliveries, {})],
})
