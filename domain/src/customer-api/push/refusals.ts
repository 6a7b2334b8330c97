import { generalRefusals } from '../../general-refusals.ts'
import { refuser, says } from '../../refusal.ts'

/** What this area refuses. */
export const refusals = {
  api_setting_unknown: says(422, 'Please send as name either api_url or authorization_token, and a value.'),
  stock_endpoint_missing: says(422, 'Please save the address of your stock endpoint first.'),
  stock_endpoint_invalid: says(422, 'This is no complete address, such as https://shop.example.com/stock.'),
  stock_endpoint_not_https: says(422, 'The address must begin with https://.'),
  stock_endpoint_with_password: says(422, 'The address must hold no password: use the token.'),
  stock_endpoint_not_public: says(422, 'This address cannot be reached from the internet.'),
  stock_token_invalid: says(422, 'The token may hold letters, digits, signs and spaces without accents, on one line.'),
  stock_delivery_running: says(409, 'A delivery is on its way. Please try again in some seconds.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
