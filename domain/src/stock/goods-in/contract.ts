import { MB } from '../../bytes.ts'
import { endpoint } from '../../endpoint.ts'
import type * as shapes from './shapes.ts'

// Every page knows what the desk's pages ask for first; the changes come with the desk.
export * from './reads-contract.ts'
export type { Delivery, DeliveryBody } from './shapes.ts'

export const createDelivery = endpoint<typeof shapes.createDelivery>()({
  method: 'POST',
  path: '/api/admin/deliveries',
  summary: 'Announces a delivery: what a supplier will bring, and when',
  who: 'operator',
  idempotent: true,
  refusals: ['unknown_flavour'],
})

/** Two thousand rows with their texts are a tenth of it. */
const FILE_LIMIT = 4 * MB

export const readDeliverySheet = endpoint<typeof shapes.readDeliverySheet>()({
  method: 'POST',
  path: '/api/admin/deliveries/sheet',
  summary: 'What the rows of a sheet of expected goods (XLSX, CSV) mean; nothing of it is kept',
  who: 'operator',
  sends: 'files',
  bodyLimit: FILE_LIMIT,
  refusals: ['wrong_file', 'no_rows', 'too_many_rows'],
})

/** Answers the XLSX. */
export const getDeliveryTemplate = endpoint<typeof shapes.getDeliveryTemplate>()({
  method: 'GET',
  path: '/api/admin/deliveries/template',
  summary: 'A sheet of expected goods to fill in: what orders wait for, or an example',
  who: 'operator',
  media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})

export const changeDelivery = endpoint<typeof shapes.changeDelivery>()({
  method: 'PUT',
  path: '/api/admin/deliveries/:delivery_id',
  summary: 'Changes what is expected of a delivery; what has arrived of it stays',
  who: 'operator',
  refusals: ['changed_meanwhile', 'delivery_closed', 'unknown_flavour', 'line_received'],
})

export const closeDelivery = endpoint<typeof shapes.closeDelivery>()({
  method: 'POST',
  path: '/api/admin/deliveries/:delivery_id/close',
  summary: 'Expects nothing more of a delivery',
  who: 'operator',
  idempotent: true,
  refusals: ['delivery_closed'],
})

export const bookReceipt = endpoint<typeof shapes.bookReceipt>()({
  method: 'POST',
  path: '/api/admin/deliveries/:delivery_id/receipts',
  summary: 'Books goods that have arrived: into stock, open backorders first, the oldest order first',
  who: 'operator',
  idempotent: true,
  refusals: ['delivery_closed', 'unknown_line'],
})
