import * as z from 'zod/mini'
import { id, idField, idParam, instant, shapes, success } from '../shapes.ts'
import { keyRights, LONGEST_KEY_NAME } from './api-key.ts'
import { LONGEST_REFERENCE } from './reference.ts'
import { endpointStates } from './stock-endpoint.ts'

export const saveReference = shapes({
  body: z.object({
    /** A missing field is refused by name. */
    product_attribute_id: z.optional(idField),
    cpc_reference: z.optional(z.string().check(z.trim(), z.maxLength(LONGEST_REFERENCE))),
  }),
  /** `reference` null: the flavour has none. */
  answer: z.object({ product_attribute_id: id, reference: z.nullable(z.string()) }),
})

/** Everything that the pages of the API area show of a customer's settings. */
export const apiSettings = z.object({
  /** All but its last four characters are left out; null: none was made yet. */
  api_key: z.nullable(z.string()),
  api_key_made_at: z.nullable(instant),
  /** Name of the user who made it. */
  api_key_made_by: z.nullable(z.string()),
  /** To the minute. */
  api_key_last_used_at: z.nullable(instant),
  stock_endpoint_url: z.nullable(z.string()),
  /** Sent as `Authorization`; null for users who may not see stock figures, and while an agent acts for one. */
  stock_endpoint_auth_header: z.nullable(z.string()),
  /** Signs the deliveries: made with the first address; null for users who may not see stock figures, and while an agent acts for one. */
  stock_push_secret: z.nullable(z.string()),
  /** Until then the secret before it signs too. */
  previous_secret_until: z.nullable(instant),
  /** Null: without an address nothing is sent. */
  stock_push_state: z.nullable(z.enum(endpointStates)),
  stock_push_state_since: z.nullable(instant),
  /** When it worked again after failures. */
  recovered_at: z.nullable(instant),
  /** When a failed delivery is tried again. */
  next_try_at: z.nullable(instant),
})

export const getApiSettings = shapes({ answer: apiSettings })

export const generateApiKey = shapes({
  body: z.object({}),
  answer: z.object({ api_key: z.string() }),
})

const keyRight = z.enum(keyRights)

/** A single line that people can read. */
const keyName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(LONGEST_KEY_NAME), z.regex(/^\P{C}*$/u, 'A single line is expected.'))

const namedKey = z.object({
  id,
  name: z.string(),
  /** What it may do, as far as the user ‘API’ may. */
  rights: z.array(keyRight),
  /** What it changes is answered and taken back. */
  is_test: z.boolean(),
  /** All but its last four characters are left out. */
  api_key: z.string(),
  made_at: instant,
  /** The name of the user who made it; null once that user is deleted. */
  made_by: z.nullable(z.string()),
  last_used_at: z.nullable(instant),
})

export const getNamedKeys = shapes({ answer: z.array(namedKey) })

export const makeNamedKey = shapes({
  body: z.object({
    name: keyName,
    rights: z.array(keyRight).check(z.maxLength(keyRights.length)),
    is_test: z._default(z.boolean(), false),
  }),
  answer: z.object({ id, api_key: z.string() }),
})

export const revokeNamedKey = shapes({ params: z.object({ id: idParam }), answer: success })
