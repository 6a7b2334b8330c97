import { ask, page } from '../page.ts'
import { REGISTER } from './addresses.ts'
import { getRegistrationForm } from './form-contract.ts'

const OF_HOUSE = { table: 'app/HousePages' } as const

export const registerPage = page(REGISTER, {
  ...OF_HOUSE,
  module: 'areas/registration/RegisterPage',
  data: () => [ask(getRegistrationForm, {})],
})

/** Where the mailed link leads; its token is in the fragment, which no server and no log sees. */
export const confirmRegistrationPage = page(`${REGISTER}/confirm`, {
  ...OF_HOUSE,
  module: 'areas/registration/ConfirmRegistrationPage',
})
