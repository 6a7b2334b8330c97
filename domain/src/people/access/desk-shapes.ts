import * as z from 'zod/mini'
import { id, idParam, instant, listed, placeField, shapes, version } from '../../shapes.ts'
import { rights } from '../../viewer.ts'
import { invitationStates } from './invitation.ts'
import { emailField, nameField } from './shapes.ts'
import { peopleRoles, peopleStates, staffRoles } from './staff.ts'

const role = z.enum(staffRoles)

const row = {
  id,
  name: z.string(),
  email: z.string(),
  /** Of a customer's user. */
  company: z.nullable(z.string()),
  role: z.nullable(z.enum(peopleRoles)),
  /** Name of the brand whose booth is staffed. */
  brand: z.nullable(z.string()),
  blocked_at: z.nullable(instant),
  last_login_at: z.nullable(instant),
}

const personRow = z.object(row)

const staffInvitation = z.object({
  id,
  email: z.string(),
  name: z.string(),
  role,
  brand: z.nullable(z.string()),
  state: z.enum(invitationStates),
  invited_at: instant,
  invited_by: z.nullable(z.string()),
  expires_at: instant,
  mails_left: z.int(),
})

export type PersonRow = z.output<typeof personRow>
export type StaffInvitation = z.output<typeof staffInvitation>

const invited = z.object({ invitations: z.array(staffInvitation) })

export const getPeople = shapes({
  query: z.object({
    place: placeField,
    search: z._default(z.string().check(z.maxLength(200)), ''),
    role: z.optional(z.enum(peopleRoles)),
    state: z.optional(z.enum(peopleStates)),
  }),
  answer: z.object({
    ...listed,
    time_zone: z.string(),
    people: z.array(personRow),
    invitations: z.array(staffInvitation),
    /** The brands that a booth may be of. */
    brands: z.array(z.object({ erp_id: z.string(), name: z.string() })),
  }),
})

const person = z.object({
  ...row,
  /** Of the role. */
  version,
  brand_erp_id: z.nullable(z.string()),
  /** Number of the customer in the list of customers. */
  customer_id: z.nullable(id),
  rights: z.array(z.enum(rights)),
  is_self: z.boolean(),
  /** How many sessions are open. */
  sessions: z.int(),
  /** Whether the login asks for more than the password. */
  has_second_factor: z.boolean(),
  /** What was done to the account, newest first. */
  log: z.array(z.object({ id, at: instant, action: z.string(), by: z.nullable(z.string()) })),
})

export type Person = z.output<typeof person>

const params = z.object({ id: idParam })
const staffRole = { role, brand_erp_id: z._default(z.nullable(z.string().check(z.maxLength(64))), null) }

export const getPerson = shapes({ params, answer: person })

export const inviteStaff = shapes({
  body: z.object({ email: emailField, name: nameField, ...staffRole }),
  answer: invited,
})

export const mailStaffInvitation = shapes({ params, answer: invited })
export const revokeStaffInvitation = shapes({ params, answer: invited })
export const changeRole = shapes({ params, body: z.object({ version, ...staffRole }), answer: person })
export const blockPerson = shapes({ params, answer: person })
export const unblockPerson = shapes({ params, answer: person })
export const endSessions = shapes({ params, answer: person })
export const mailPassword = shapes({ params, answer: person })
