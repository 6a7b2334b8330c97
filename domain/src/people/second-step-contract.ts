import { endpoint } from '../endpoint.ts'
import type * as shapes from './second-step-shapes.ts'

export const confirmLogin = endpoint<typeof shapes.confirmLogin>()({
  method: 'POST',
  path: '/api/login/second-step',
  summary: 'Second step of a login: a code of the authenticator app, or a recovery code; starts the session',
  who: 'anyone',
  refusals: ['second_step_over', 'wrong_code', 'too_many'],
})

export const askPasskey = endpoint<typeof shapes.askPasskey>()({
  method: 'POST',
  path: '/api/login/passkey-question',
  summary: 'What a passkey has to sign, once: as second step after the password, else for a login without one',
  who: 'anyone',
  refusals: ['passkeys_not_possible', 'second_step_over', 'too_many'],
})

export const loginByPasskey = endpoint<typeof shapes.loginByPasskey>()({
  method: 'POST',
  path: '/api/login/passkey',
  summary: 'Starts a session by a passkey, which answers the question before',
  who: 'anyone',
  refusals: ['passkeys_not_possible', 'second_step_over', 'wrong_passkey', 'too_many'],
})
