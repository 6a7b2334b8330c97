import * as z from 'zod/mini'
import { endpoint, idParam } from '../endpoint.ts'

const answer = z.object({ has_notify_me: z.boolean() })
const params = z.object({ id: idParam })

export const askForAlert = endpoint({
  method: 'PUT',
  path: '/api/flavours/:id/notify',
  summary:
    'Asks to be told when a flavour is back in stock, or of its next delivery while it is there; a second time changes nothing',
  who: 'user',
  params,
  answer,
})

export const endAlert = endpoint({
  method: 'DELETE',
  path: '/api/flavours/:id/notify',
  summary: 'Ends that request; a second time changes nothing',
  who: 'user',
  params,
  answer,
})

/** The specification's own call. Our client uses the safe twins above. */
export const updateNotify = endpoint({
  method: 'GET',
  path: '/api/flavour/:id/updateNotify/:wanted',
  summary: 'Asks for (1) or ends (0) the back-in-stock notification of a flavour',
  who: 'user',
  changesState: true,
  params: z.object({ id: idParam, wanted: z.enum(['0', '1']) }),
  answer,
})
