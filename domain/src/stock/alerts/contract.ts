import { endpoint } from '../../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getAlerts = endpoint<typeof shapes.getAlerts>()({
  method: 'GET',
  path: '/api/flavours/notify',
  summary: 'The flavours with a stock alert of the user; shared lists do not contain this',
  who: 'user',
})

export const askForAlert = endpoint<typeof shapes.askForAlert>()({
  method: 'PUT',
  path: '/api/flavours/:id/notify',
  summary: 'Sets a stock alert: for when a flavour is back, or for its next delivery while in stock; idempotent',
  who: 'user',
})

export const endAlert = endpoint<typeof shapes.endAlert>()({
  method: 'DELETE',
  path: '/api/flavours/:id/notify',
  summary: 'Removes the stock alert; idempotent',
  who: 'user',
})

/** Removes every alert of the user. */
export const endAlerts = endpoint<typeof shapes.endAlerts>()({
  method: 'DELETE',
  path: '/api/flavours/notify',
  summary: 'Removes all stock alerts of the user; idempotent',
  who: 'user',
})

export const getReminders = endpoint<typeof shapes.getReminders>()({
  method: 'GET',
  path: '/api/flavours/reminders',
  summary: 'The stock alerts of the user with their flavours, the newest first',
  who: 'user',
})

export const getOfferedFlavour = endpoint<typeof shapes.getOfferedFlavour>()({
  method: 'GET',
  path: '/api/flavours/:id/offer',
  summary: 'A flavour with its price of today and how it is ordered: for who follows the link of a mail',
  who: 'user',
})

/** The specified call. Our own client uses the safe twins above. */
export const updateNotify = endpoint<typeof shapes.updateNotify>()({
  method: 'GET',
  path: '/api/flavour/:id/updateNotify/:wanted',
  summary: 'Sets (1) or removes (0) the stock alert of a flavour',
  who: 'user',
  changesState: true,
})
