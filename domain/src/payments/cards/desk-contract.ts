import { endpoint } from '../../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

// Every page knows what the desk's pages ask for first; the change comes with the desk.
export * from './desk-reads-contract.ts'

export const noteCardEvent = endpoint<typeof shapes.noteCardEvent>()({
  method: 'POST',
  path: '/api/admin/card-events/:event_id/note',
  summary: 'Says that a person has seen to an event of the card provider that does not fit',
  who: 'operator',
  refusals: ['event_seen_to'],
})
