import { endpoint } from '../../endpoint.ts'
import type * as shapes from './shapes.ts'

// Every page knows what the form asks for first; the rest comes with it.
export * from './form-contract.ts'

export const register = endpoint<typeof shapes.register>()({
  method: 'POST',
  path: '/api/registrations',
  summary:
    'Registers a company and mails a link that confirms the address; the answer is the same for an address with an account, whose owner is told by mail',
  who: 'anyone',
  refusals: [
    'registration_missing',
    'registration_name',
    'company_too_long',
    'company_number_missing',
    'vat_id_form',
    'not_an_email',
    'not_a_phone',
    'zip_form',
    'country_not_served',
    'terms_not_accepted',
    'password_too_short',
    'password_too_common',
    'too_many',
  ],
})

export const confirmRegistration = endpoint<typeof shapes.confirmRegistration>()({
  method: 'POST',
  path: '/api/registrations/confirmation',
  summary:
    'Confirms the e-mail address of a registration by the token of the mailed link, valid for 24 hours, and the password that was chosen',
  who: 'anyone',
  refusals: ['confirmation_over', 'not_the_password_chosen', 'too_many'],
})

export const sendConfirmation = endpoint<typeof shapes.sendConfirmation>()({
  method: 'POST',
  path: '/api/registrations/confirmation-mail',
  summary: 'Mails another link to a registered address that is not confirmed; the answer is the same for every address',
  who: 'anyone',
  refusals: ['too_many'],
})
