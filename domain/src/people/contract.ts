import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getCsrfToken = endpoint<typeof shapes.getCsrfToken>()({
  method: 'GET',
  path: '/csrf-token',
  summary: 'The CSRF token for a login; bound to a cookie that is set with it',
  who: 'anyone',
})

export const login = endpoint<typeof shapes.login>()({
  method: 'POST',
  path: '/api/login',
  summary:
    'Starts a session; a failure has success: false and a text, also where the password is right and a second step follows',
  who: 'anyone',
  sends: 'form',
  refusals: [
    'wrong_csrf_token',
    'cookies_needed',
    'wrong_login',
    'registration_unconfirmed',
    'registration_checked',
    'second_step_needed',
    'too_many',
  ],
})

export const lostPassword = endpoint<typeof shapes.lostPassword>()({
  method: 'POST',
  path: '/lost-password',
  summary: 'Mails a one-time password to a known address; the answer is the same for every address',
  who: 'anyone',
  sends: 'form',
  refusals: ['too_many'],
})

export const logout = endpoint<typeof shapes.logout>()({
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends the session',
  who: 'user',
  beforePasswordChange: true,
})

export const changePassword = endpoint<typeof shapes.changePassword>()({
  method: 'POST',
  path: '/api/change-password',
  summary: 'Sets a new password; the old one is not required after a login with a one-time password',
  who: 'user',
  ownersAlone: true,
  beforePasswordChange: true,
  refusals: ['wrong_old_password', 'password_too_short', 'password_too_common', 'password_not_new', 'too_many'],
})

export const currentUser = endpoint<typeof shapes.currentUser>()({
  method: 'GET',
  path: '/api/current_user',
  summary: 'The logged-in user and the basket; user is null for a visitor',
  who: 'anyone',
  beforePasswordChange: true,
})

export const chooseLanguage = endpoint<typeof shapes.chooseLanguage>()({
  method: 'PATCH',
  path: '/api/current_user',
  summary: 'Sets the language of pages and mails on every device; in a switched session the agent’s',
  who: 'user',
  refusals: ['language_not_offered'],
})

export const switchUser = endpoint<typeof shapes.switchUser>()({
  method: 'POST',
  path: '/',
  summary: 'Switches an agent to the user of a customer',
  who: 'agent',
  sends: 'form',
  refusals: ['unknown_user', 'not_switchable'],
})

export const findSwitchable = endpoint<typeof shapes.findSwitchable>()({
  method: 'GET',
  path: '/api/switch-user/users',
  summary: 'Users whom an agent may act for, by company, place, customer number, name or e-mail address; 20 at most',
  who: 'agent',
  refusals: ['too_many'],
})

/** The specified GET that changes state; a hook handles it before the page on the same path. */
export const exitSwitchByGet = endpoint<typeof shapes.exitSwitchByGet>()({
  method: 'GET',
  path: '/',
  summary: "Switches back to the agent; without this query the path is the page's",
  who: 'user',
  changesState: true,
  refusals: ['not_switched'],
})

/** The same by a call that no link can make: our own pages use it. */
export const exitSwitch = endpoint<typeof shapes.exitSwitch>()({
  method: 'POST',
  path: '/api/switch-user/exit',
  summary: 'Switches back to the agent',
  who: 'user',
  refusals: ['not_switched'],
})

export const getCompanyUsers = endpoint<typeof shapes.getCompanyUsers>()({
  method: 'GET',
  path: '/api/company/users',
  summary: 'The users of the own company and their rights',
  who: 'customer',
  needs: 'manage',
})

export const changeRights = endpoint<typeof shapes.changeRights>()({
  method: 'PATCH',
  path: '/api/company/users/:id',
  summary: 'Sets the rights of a user of the own company; takes effect at once',
  who: 'customer',
  ownersAlone: true,
  needs: 'manage',
  refusals: ['last_manager', 'api_cannot_manage'],
})
