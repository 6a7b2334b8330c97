import * as z from 'zod/mini'
import { addressFields, id, idParam, instant, shapes } from '../shapes.ts'

const params = z.object({ id: idParam })

const head = {
  id,
  /** The customer's number in the ERP. */
  number: z.nullable(z.string()),
  company: z.string(),
  country: z.string(),
  blocked_at: z.nullable(instant),
}

export const findAgentCustomers = shapes({
  query: z.object({ search: z._default(z.string().check(z.maxLength(200)), '') }),
  answer: z.object({ customers: z.array(z.object(head)) }),
})

export const getAgentCustomer = shapes({
  params,
  answer: z.object({
    ...head,
    /** Null: it waits for its approval. */
    approved_at: z.nullable(instant),
    time_zone: z.string(),
    addresses: z.array(
      z.object({ id, purpose: z.enum(['invoice', 'shipping']), is_default: z.boolean(), ...addressFields }),
    ),
    users: z.array(
      z.object({
        id,
        name: z.string(),
        email: z.string(),
        last_login_at: z.nullable(instant),
        blocked_at: z.nullable(instant),
      }),
    ),
  }),
})
