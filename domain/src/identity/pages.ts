import { ask, page } from '../page.ts'
import { getSecondFactor, getSessions } from './security-contract.ts'

export const loginPage = page('/login', { module: 'areas/identity/LoginPage' })
export const logoutPage = page('/logout', { module: 'areas/identity/LogoutPage' })
export const changePasswordPage = page('/account/change-password', {
  module: 'areas/identity/ChangePasswordPage',
  who: 'users',
})

/** Second factor, passkeys and sessions of the user. */
export const securityPage = page('/account/security', {
  module: 'areas/identity/SecurityPage',
  who: 'users',
  data: () => [ask(getSecondFactor, {}), ask(getSessions, {})],
})
