import { endpoint } from '../endpoint.ts'
import type * as shapes from './owner-shapes.ts'

export const askOwnPasskey = endpoint<typeof shapes.askOwnPasskey>()({
  method: 'POST',
  path: '/api/account/passkeys/proof',
  summary: 'What one of the own passkeys has to sign, once, to prove that the owner of the login is there',
  who: 'user',
  ownersAlone: true,
  refusals: ['passkeys_not_possible', 'no_second_factor', 'too_many'],
})
