import * as z from 'zod/mini'
import { isPagePath } from '../../page-path.ts'
import { printed, shapes, success } from '../../shapes.ts'
import { LONGEST_CITY, LONGEST_COMPANY, LONGEST_ZIP } from '../postal-address.ts'
import { businessKinds } from './kinds.ts'

const typed = (most: number) => z._default(z.string().check(z.maxLength(most)), '')

const place = {
  street: printed(typed(100)),
  number: printed(typed(20)),
  zip: printed(typed(LONGEST_ZIP)),
  city: printed(typed(LONGEST_CITY)),
  country: typed(2),
}

export const getRegistrationForm = shapes({
  answer: z.object({
    /** Those that the shop delivers to, with the letters that their VAT ids begin with. */
    countries: z.array(z.object({ code: z.string(), vat_prefix: z.string() })),
  }),
})

export const register = shapes({
  body: z.object({
    company: printed(typed(LONGEST_COMPANY)),
    legal_form: printed(typed(40)),
    business: z._default(z.nullable(z.enum(businessKinds)), null),
    vat_id: typed(30),
    chamber_number: typed(40),
    first_name: printed(typed(60)),
    last_name: printed(typed(60)),
    phone: typed(40),
    email: typed(254),
    password: typed(1000),
    invoice: z.object(place),
    shipping: z._default(z.nullable(z.object({ ...place, company: printed(typed(LONGEST_COMPANY)) })), null),
    terms_accepted: z._default(z.boolean(), false),
    /** Page of the shop to return to after the approval. */
    target: z._default(
      z.nullable(z.string().check(z.refine(isPagePath, 'An address of this shop is expected.'))),
      null,
    ),
  }),
  answer: success,
})

export const confirmRegistration = shapes({
  body: z.object({ token: z.string().check(z.maxLength(100)), password: typed(1000) }),
  answer: success,
})

export const sendConfirmation = shapes({
  body: z.object({ email: typed(254) }),
  answer: success,
})
