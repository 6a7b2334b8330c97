import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getAlerts = endpoint<typeof shapes.getAlerts>()({
  method: 'GET',
  path: '/api/flavours/notify',
  summary: 'The flavours that the user asked to be told of: lists, which others share, do not say it',
  who: 'user',
})

export const askForAlert = endpoint<typeof shapes.askForAlert>()({
  method: 'PUT',
  path: '/api/flavours/:id/notify',
  summary:
    'Asks to be told when a flavour is back in stock, or of its next delivery while it is there; a second time changes nothing',
  who: 'user',
})

export const endAlert = endpoint<typeof shapes.endAlert>()({
  method: 'DELETE',
  path: '/api/flavours/:id/notify',
  summary: 'Ends that request; a second time changes nothing',
  who: 'user',
})

/** The specified call. Our own client uses the safe twins above. */
export const updateNotify = endpoint<typeof shapes.updateNotify>()({
  method: 'GET',
  path: '/api/flavour/:id/updateNotify/:wanted',
  summary: 'Asks for (1) or ends (0) the back-in-stock notification of a flavour',
  who: 'user',
  changesState: true,
})
