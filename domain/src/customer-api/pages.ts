import { getBrandNames } from '../assortment/contract.ts'
import { ask, page } from '../page.ts'
import { API, SKU_MAPPING, STOCK_ENDPOINT } from './addresses.ts'
import { getApiSettings, getNamedKeys } from './contract.ts'
import { getFlavourReferences } from './mapping-contract.ts'
import { getDeliveries } from './push/contract.ts'
import { getApiRequests } from './requests/contract.ts'
import { requestsAt } from './requests/list-address.ts'
import { getOwnExamples } from './rest/examples-contract.ts'
import { getApiSummary } from './rest/summary-contract.ts'

const RARE = { table: 'app/RarePages' } as const

const OVERVIEW = {
  ...RARE,
  module: 'areas/customer-api/ApiPage',
  who: 'users',
  data: () => [ask(getApiSettings, {}), ask(getApiSummary, {}), ask(getDeliveries, {}), ask(getNamedKeys, {})],
} as const

// The overview has two addresses; links lead to the first.
export const apiPage = page(API, OVERVIEW)
export const apiIndexPage = page(`${API}/index`, OVERVIEW)

export const keyPage = page(`${API}/key`, {
  ...RARE,
  module: 'areas/customer-api/KeyPage',
  who: 'users',
  data: () => [ask(getApiSettings, {}), ask(getNamedKeys, {})],
})

export const requestsPage = page(`${API}/requests`, {
  ...RARE,
  module: 'areas/customer-api/RequestsPage',
  who: 'users',
  data: ({ query }) => [ask(getApiRequests, { query: requestsAt(query) }), ask(getNamedKeys, {})],
})

export const restPage = page(`${API}/rest`, {
  ...RARE,
  module: 'areas/customer-api/RestPage',
  who: 'users',
  data: () => [ask(getOwnExamples, {})],
})

export const stockPage = page(STOCK_ENDPOINT, {
  ...RARE,
  module: 'areas/customer-api/StockPage',
  who: 'users',
  data: () => [ask(getApiSettings, {}), ask(getDeliveries, {})],
})

export const skuMappingPage = page(SKU_MAPPING, {
  ...RARE,
  module: 'areas/customer-api/SkuMappingPage',
  who: 'users',
  data: ({ query }) => {
    const brand = query.get('brand') ?? ''
    const isBrand = /^[1-9]\d{0,8}$/.test(brand)
    return [
      ask(getBrandNames, {}),
      ...(isBrand ? [ask(getFlavourReferences, { query: { brand_id: Number(brand) } })] : []),
    ]
  },
})
