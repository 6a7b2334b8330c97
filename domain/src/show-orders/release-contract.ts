import { endpoint } from '../endpoint.ts'
import type * as shapes from './release-shapes.ts'

export const getRelease = endpoint<typeof shapes.getRelease>()({
  method: 'GET',
  path: '/api/onlineshop/vts-release',
  summary: 'The confirmed positions, what is released of them, and what can be released now',
  who: 'user',
  refusals: ['no_show', 'unknown_address', 'no_vat_rate'],
})

export const release = endpoint<typeof shapes.release>()({
  method: 'POST',
  path: '/api/onlineshop/vts-release',
  summary: 'Releases confirmed positions: one order with an invoice; first come, first served',
  who: 'customer',
  needs: 'order',
  idempotent: true,
  refusals: [
    'no_show',
    'not_confirmed',
    'release_closed',
    'above_remaining',
    'out_of_stock',
    'stock_unknown',
    'unknown_address',
    'unknown_flavour',
    'no_delivery',
    'no_vat_rate',
    'order_too_large',
  ],
})

export const releaseWhenInStock = endpoint<typeof shapes.releaseWhenInStock>()({
  method: 'PUT',
  path: '/api/onlineshop/vts-release/when-in-stock',
  summary:
    'Marks positions to be released by themselves as soon as there is free stock, until the release ends; without an address it lifts the marks. Answers the marked positions',
  who: 'customer',
  needs: 'order',
  refusals: [
    'no_show',
    'not_confirmed',
    'release_closed',
    'unknown_flavour',
    'unknown_address',
    'no_delivery',
    'no_vat_rate',
    'order_too_large',
  ],
})

export const previewRelease = endpoint<typeof shapes.previewRelease>()({
  method: 'POST',
  path: '/api/onlineshop/vts-release/preview',
  summary: 'Previews the price of a release, with VAT, deposit and consumption tax; changes nothing',
  who: 'customer',
  needs: 'prices',
  refusals: [
    'no_show',
    'not_confirmed',
    'release_closed',
    'unknown_flavour',
    'above_remaining',
    'unknown_address',
    'no_delivery',
    'no_vat_rate',
    'order_too_large',
  ],
})
