import { page } from '../page.ts'

export const loginPage = page('/login', { module: 'areas/identity/LoginPage' })
export const logoutPage = page('/logout', { module: 'areas/identity/LogoutPage' })
export const changePasswordPage = page('/account/change-password', {
  module: 'areas/identity/security/ChangePasswordPage',
  who: 'users',
})
