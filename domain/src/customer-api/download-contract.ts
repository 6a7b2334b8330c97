import { endpoint } from '../endpoint.ts'
import { API } from './addresses.ts'
import type * as shapes from './download-shapes.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const getFeed = endpoint<typeof shapes.getFeed>()({
  method: 'GET',
  path: `${API}/csv/download`,
  summary: 'What the customer can order as CSV: numbers, names, own references, units per case, price, stock, ETA',
  who: 'customer',
  orByKey: true,
  media: 'text/csv',
  refusals: ['no_api_access'],
})

export const getPriceListCsv = endpoint<typeof shapes.getPriceListCsv>()({
  method: 'GET',
  path: `${API}/csv/price-list`,
  summary: 'The customer’s price list as CSV, with recommended prices',
  who: 'customer',
  orByKey: true,
  needs: 'prices',
  media: 'text/csv',
  refusals: ['no_api_access'],
})

export const getPriceListXlsx = endpoint<typeof shapes.getPriceListXlsx>()({
  method: 'GET',
  path: `${API}/xlsx/price-list`,
  summary: 'The customer’s price list as a workbook, with recommended prices',
  who: 'customer',
  orByKey: true,
  needs: 'prices',
  media: XLSX,
  refusals: ['no_api_access'],
})

export const getProductDataCsv = endpoint<typeof shapes.getProductDataCsv>()({
  method: 'GET',
  path: `${API}/csv/product-data`,
  summary: 'Texts, picture addresses and food information of what the customer can order, as CSV',
  who: 'customer',
  orByKey: true,
  media: 'text/csv',
  refusals: ['no_api_access'],
})

export const getProductDataXlsx = endpoint<typeof shapes.getProductDataXlsx>()({
  method: 'GET',
  path: `${API}/xlsx/product-data`,
  summary: 'Texts, picture addresses and food information of what the customer can order, as a workbook',
  who: 'customer',
  orByKey: true,
  media: XLSX,
  refusals: ['no_api_access'],
})
