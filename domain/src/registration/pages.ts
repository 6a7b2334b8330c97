import { ask, page } from '../page.ts'
import { getRegistrationForm } from './form-contract.ts'

export const registerPage = page('/contact/customer', {
  module: 'areas/registration/RegisterPage',
  data: () => [ask(getRegistrationForm, {})],
})

/** Where the mailed link leads; its token is in the fragment, which no server and no log sees. */
export const confirmRegistrationPage = page('/contact/customer/confirm', {
  module: 'areas/registration/ConfirmRegistrationPage',
})
