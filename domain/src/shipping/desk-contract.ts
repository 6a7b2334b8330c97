import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

// Every page knows what the desk's pages ask for first; the changes come with the desk.
export * from './desk-reads-contract.ts'
export type { CarrierBody, ShippingDesk, TariffBody } from './desk-shapes.ts'

export const tryTariffs = endpoint<typeof shapes.tryTariffs>()({
  method: 'GET',
  path: '/api/admin/shipping/example',
  summary: 'What each carrier costs for a country, weight and goods value on a day, and what an order must come to',
  who: 'operator',
  refusals: ['unknown_country'],
})

export const saveCarrier = endpoint<typeof shapes.saveCarrier>()({
  method: 'PUT',
  path: '/api/admin/shipping/carriers',
  summary: 'Adds a carrier (without version), or changes the one of that name',
  who: 'operator',
  refusals: ['changed_meanwhile', 'carrier_exists', 'unknown_carrier', 'not_a_tracking_address'],
})

const TARIFF = ['unknown_country', 'unknown_carrier', 'tariff_begun'] as const

export const saveTariff = endpoint<typeof shapes.saveTariff>()({
  method: 'PUT',
  path: '/api/admin/shipping/tariffs',
  summary: 'Adds a tariff (without version), or changes the one of that country, carrier and day',
  who: 'operator',
  refusals: ['changed_meanwhile', 'tariff_overlaps', 'steps_doubled', 'steps_without_start', ...TARIFF],
})

export const removeTariff = endpoint<typeof shapes.removeTariff>()({
  method: 'DELETE',
  path: '/api/admin/shipping/tariffs',
  summary: 'Deletes a tariff that has not begun before today',
  who: 'operator',
  refusals: ['changed_meanwhile', 'tariff_begun'],
})

export const saveMinimum = endpoint<typeof shapes.saveMinimum>()({
  method: 'PUT',
  path: '/api/admin/shipping/minimums',
  summary: 'Adds a minimum order value (without version), or changes the one of that country',
  who: 'operator',
  refusals: ['changed_meanwhile', 'minimum_exists', 'unknown_country'],
})

export const removeMinimum = endpoint<typeof shapes.removeMinimum>()({
  method: 'DELETE',
  path: '/api/admin/shipping/minimums',
  summary: 'Deletes a minimum order value',
  who: 'operator',
  refusals: ['changed_meanwhile'],
})
