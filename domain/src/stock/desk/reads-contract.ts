import { endpoint } from '../../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getStockList = endpoint<typeof shapes.getStockList>()({
  method: 'GET',
  path: '/api/admin/stock',
  summary:
    'Flavours with what is free, set aside and waited for; search looks at all words of the name, at SKU and EAN',
  who: 'operator',
})

export const getStock = endpoint<typeof shapes.getStock>()({
  method: 'GET',
  path: '/api/admin/stock/:flavour_id',
  summary: 'The stock of a flavour: figures, lots, and every movement with who, when and why, newest first',
  who: 'operator',
})
