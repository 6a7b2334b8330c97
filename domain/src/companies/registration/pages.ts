import { ask, page } from '../../page.ts'
import { REGISTER } from './addresses.ts'
import { getRegistrationForm } from './form-contract.ts'

const RARE = { table: 'app/RarePages' } as const

export const registerPage = page(REGISTER, {
  ...RARE,
  module: 'areas/companies/registration/RegisterPage',
  data: () => [ask(getRegistrationForm, {})],
})

/** Where the mailed link leads; its token is in the fragment, which no server and no log sees. */
export const confirmRegistrationPage = page(`${REGISTER}/confirm`, {
  ...RARE,
  module: 'areas/companies/registration/ConfirmRegistrationPage',
})
