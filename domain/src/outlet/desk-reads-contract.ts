import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export const getOutletDesk = endpoint<typeof shapes.getOutletDesk>()({
  method: 'GET',
  path: '/api/admin/outlet',
  summary: 'Lots of the outlet, those that expire first before the others',
  who: 'operator',
})

export const getOutletProposals = endpoint<typeof shapes.getOutletProposals>()({
  method: 'GET',
  path: '/api/admin/outlet-proposals',
  summary: 'Lots on the shelves that are close to their date and not in the outlet yet',
  who: 'operator',
})

export const getOutletLot = endpoint<typeof shapes.getOutletLot>()({
  method: 'GET',
  path: '/api/admin/outlet/:lot_id',
  summary: 'A lot of the outlet with every change of its pieces',
  who: 'operator',
})
