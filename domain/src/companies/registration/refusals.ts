import { generalRefusals } from '../../general-refusals.ts'
import { refuser, says } from '../../refusal.ts'

/** What this area refuses. */
export const refusals = {
  registration_missing: says(422, 'Please fill this in.'),
  registration_name: says(422, 'Please write a name on one line, without a link or an address.'),
  company_too_long: says(422, 'Name and legal form may have 100 characters together.'),
  company_number_missing: says(422, 'Please give your VAT id, or your number in the register of companies.'),
  vat_id_form: says(422, 'This is no VAT id as countries give them. Please check it, with the letters of the country.'),
  not_an_email: says(422, 'This is not an e-mail address.'),
  not_a_phone: says(422, 'Please enter a phone number of at least five digits.'),
  zip_form: says(422, 'A postcode of this country looks different.'),
  country_not_served: says(422, 'We do not deliver to this country.'),
  terms_not_accepted: says(422, 'Please accept our terms.'),
  confirmation_over: says(409, 'This link is no longer valid. Please log in: there you get a new one.'),
  not_the_password_chosen: says(
    403,
    'This is not the password that you chose. If you have forgotten it, please register again; if you did not register, do nothing.',
  ),
  registration_unconfirmed: says(403, 'Please confirm your e-mail address first, by the link that we have mailed you.'),
  registration_checked: says(403, 'Your account is being checked. You get a mail as soon as you can log in.'),
  registration_not_waiting: says(
    409,
    'Somebody has decided about this registration already, or it is not confirmed yet.',
  ),
  company_is_customer: {
    status: 409,
    text: ({ company }: { company: string }) =>
      `${company} has this VAT id or register number and is a customer already. Please refuse the registration.`,
  },
  email_has_account: says(409, 'Somebody has an account with this e-mail address already.'),
  customer_number_taken: says(409, 'Another customer has this number.'),
  usual_method_missing: says(422, 'The usual payment method must be one of the allowed ones.'),
  unknown_terms: says(422, 'This price group or carrier no longer exists. Please choose another one.'),
  reason_missing: says(422, 'Please write why: it is mailed.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
