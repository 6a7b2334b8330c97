import { page } from '../page.ts'

export const loginPage = page('/login', { module: 'areas/people/LoginPage' })
export const logoutPage = page('/logout', { module: 'areas/people/LogoutPage' })
export const changePasswordPage = page('/account/change-password', {
  module: 'areas/people/security/ChangePasswordPage',
  who: 'users',
})
