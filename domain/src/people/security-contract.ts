import { endpoint } from '../endpoint.ts'
import type * as shapes from './security-shapes.ts'

export const getSecondFactor = endpoint<typeof shapes.getSecondFactor>()({
  method: 'GET',
  path: '/api/account/second-factor',
  summary: 'The second factor of the own login: authenticator app, passkeys, recovery codes that are left',
  who: 'user',
  ownersAlone: true,
  beforeSecondFactor: true,
})

export const beginAuthenticator = endpoint<typeof shapes.beginAuthenticator>()({
  method: 'POST',
  path: '/api/account/second-factor/authenticator',
  summary:
    'Begins to set up an authenticator app, or another phone for it; the secret is shown this once and counts from the first right code on',
  who: 'user',
  ownersAlone: true,
  beforeSecondFactor: true,
  refusals: ['wrong_password', 'too_many'],
})

export const confirmAuthenticator = endpoint<typeof shapes.confirmAuthenticator>()({
  method: 'POST',
  path: '/api/account/second-factor/authenticator/confirm',
  summary:
    'Switches the authenticator app on with its first code; the first factor brings recovery codes, shown this once',
  who: 'user',
  ownersAlone: true,
  beforeSecondFactor: true,
  refusals: ['no_set_up_begun', 'code_does_not_fit', 'too_many'],
})

export const removeAuthenticator = endpoint<typeof shapes.removeAuthenticator>()({
  method: 'POST',
  path: '/api/account/second-factor/authenticator/remove',
  summary: 'Switches the authenticator app off, unless it is the last factor of somebody who needs one',
  who: 'user',
  ownersAlone: true,
  refusals: ['no_second_factor', 'last_second_factor', 'wrong_password', 'too_many'],
})

export const renewRecoveryCodes = endpoint<typeof shapes.renewRecoveryCodes>()({
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  summary: 'Makes new recovery codes, shown this once; the ones before end',
  who: 'user',
  ownersAlone: true,
  refusals: ['no_second_factor', 'wrong_password', 'too_many'],
})

export const beginPasskey = endpoint<typeof shapes.beginPasskey>()({
  method: 'POST',
  path: '/api/account/passkeys/question',
  summary: 'What a new passkey has to sign, once',
  who: 'user',
  ownersAlone: true,
  beforeSecondFactor: true,
  refusals: ['passkeys_not_possible', 'too_many_passkeys', 'wrong_password', 'too_many'],
})

export const addPasskey = endpoint<typeof shapes.addPasskey>()({
  method: 'POST',
  path: '/api/account/passkeys',
  summary: 'Adds a passkey to the own login; the first factor brings recovery codes, shown this once',
  who: 'user',
  ownersAlone: true,
  beforeSecondFactor: true,
  refusals: ['passkeys_not_possible', 'too_many_passkeys', 'wrong_passkey'],
})

export const removePasskey = endpoint<typeof shapes.removePasskey>()({
  method: 'POST',
  path: '/api/account/passkeys/:id/remove',
  summary: 'Removes one of the own passkeys, unless it is the last factor of somebody who needs one',
  who: 'user',
  ownersAlone: true,
  refusals: ['last_second_factor', 'wrong_password', 'too_many'],
})

export const getSessions = endpoint<typeof shapes.getSessions>()({
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'The own sessions on all devices, this one first',
  who: 'user',
  ownersAlone: true,
})

export const endOneSession = endpoint<typeof shapes.endOneSession>()({
  method: 'DELETE',
  path: '/api/account/sessions/:session',
  summary: 'Ends one of the own sessions, on every server within a second',
  who: 'user',
  ownersAlone: true,
})

export const endOtherSessions = endpoint<typeof shapes.endOtherSessions>()({
  method: 'DELETE',
  path: '/api/account/sessions',
  summary: 'Ends all own sessions but this one',
  who: 'user',
  ownersAlone: true,
})

export const resetFactorOf = endpoint<typeof shapes.resetFactorOf>()({
  method: 'POST',
  path: '/api/admin/users/:id/second-factor/reset',
  summary: 'Takes the second factor away from somebody who has lost it, and ends their sessions; they are told by mail',
  who: 'operator',
  refusals: ['no_second_factor'],
})
