import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

// What the pages ask for first; the shop's table of pages knows no more.

export const getComplaints = endpoint<typeof shapes.getComplaints>()({
  method: 'GET',
  path: '/api/complaints',
  summary: "A page of the customer's complaints, newest first, by state and text",
  who: 'customer',
})

export const getComplaint = endpoint<typeof shapes.getComplaint>()({
  method: 'GET',
  path: '/api/complaints/:id',
  summary: "One of the customer's complaints with its photos, messages and outcome",
  who: 'customer',
})

export const getComplainableOrders = endpoint<typeof shapes.getComplainableOrders>()({
  method: 'GET',
  path: '/api/complainable-orders',
  summary: 'Orders of which something left in the last 14 days, the newest first',
  who: 'customer',
})
