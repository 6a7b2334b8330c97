import { endpoint } from '../../endpoint.ts'
import type * as shapes from './shapes.ts'

export const saveApiSetting = endpoint<typeof shapes.saveApiSetting>()({
  method: 'POST',
  path: '/api/api_settings',
  summary: 'Saves one setting: api_url, where an empty value ends the deliveries, or authorization_token',
  who: 'customer',
  ownersAlone: true,
  needs: 'prices',
  sends: 'form',
  refusals: [
    'no_api_access',
    'api_setting_unknown',
    'stock_endpoint_invalid',
    'stock_endpoint_not_https',
    'stock_endpoint_with_password',
    'stock_endpoint_not_public',
    'stock_token_invalid',
  ],
})

export const renewSecret = endpoint<typeof shapes.renewSecret>()({
  method: 'POST',
  path: '/api/api_settings/renew_stock_push_secret',
  summary: 'Makes a new signing secret; for 24 hours the one before signs too',
  who: 'customer',
  ownersAlone: true,
  needs: 'prices',
  refusals: ['no_api_access', 'stock_endpoint_missing'],
})

export const testStockPush = endpoint<typeof shapes.testStockPush>()({
  method: 'POST',
  path: '/api/api_settings/test_stock_push',
  summary: 'Sends the stock of up to three articles to the stock endpoint and says how it went',
  who: 'customer',
  needs: 'prices',
  refusals: ['no_api_access', 'stock_endpoint_missing', 'stock_delivery_running'],
})

export const getDeliveries = endpoint<typeof shapes.getDeliveries>()({
  method: 'GET',
  path: '/api/api_settings/stock_deliveries',
  summary: 'The last 50 deliveries to the stock endpoint, the newest first',
  who: 'customer',
  needs: 'prices',
  refusals: ['no_api_access'],
})

export const repeatDelivery = endpoint<typeof shapes.repeatDelivery>()({
  method: 'POST',
  path: '/api/api_settings/stock_deliveries/:number/repeat',
  summary: 'Sends the articles of a delivery once more, with their stock of now and the same webhook-id',
  who: 'customer',
  needs: 'prices',
  refusals: ['no_api_access', 'stock_endpoint_missing', 'stock_delivery_running'],
})
