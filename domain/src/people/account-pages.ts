import { ask, page } from '../page.ts'
import { SECURITY } from './addresses.ts'
import { getSecondFactor, getSessions } from './security-contract.ts'

/** Second factor, passkeys and sessions of the user. */
export const securityPage = page(SECURITY, {
  table: 'app/AccountPages',
  module: 'areas/people/security/SecurityPage',
  who: 'users',
  data: () => [ask(getSecondFactor, {}), ask(getSessions, {})],
})
