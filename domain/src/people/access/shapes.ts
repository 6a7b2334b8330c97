import * as z from 'zod/mini'
import { isPersonName } from '../../names.ts'
import { id, idParam, instant, money, printed, shapes, success } from '../../shapes.ts'
import { rights } from '../../viewer.ts'
import { actedParts } from './acted.ts'
import { invitationStates, LONGEST_NAME } from './invitation.ts'
import { staffRoles } from './staff.ts'

const right = z.enum(rights)
/** Euros; more than any order. */
const MOST_LIMIT = 10_000_000
const givenRights = z.array(right).check(z.maxLength(rights.length))

/** The longest e-mail address (RFC 5321, errata 1690). */
export const emailField = z.string().check(z.trim(), z.maxLength(254), z.email())
export const nameField = printed(
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(LONGEST_NAME),
      z.refine(isPersonName, 'A name of a person is expected.'),
    ),
)

/** An invitation that nobody has accepted yet. */
const invitation = z.object({
  id,
  email: z.string(),
  name: z.string(),
  rights: z.array(right),
  state: z.enum(invitationStates),
  invited_at: instant,
  /** Name of the inviter; null once their account is gone. */
  invited_by: z.nullable(z.string()),
  expires_at: instant,
  /** How many more mails may be asked for. */
  mails_left: z.int(),
})

const colleague = z.object({
  id,
  name: z.string(),
  email: z.string(),
  rights: z.array(right),
  /** Stands for the company's own systems. */
  is_api: z.boolean(),
  blocked_at: z.nullable(instant),
  /** Null before the first login, and always for the company's systems. */
  last_login_at: z.nullable(instant),
  /** Net value in euros above which a colleague must approve an order; null: no limit. */
  order_limit: z.nullable(money),
})

/** What agents changed as users of the company, one after another in one part. */
const acted = z.object({
  id,
  /** Of the latest change. */
  at: instant,
  agent_name: z.string(),
  user_name: z.string(),
  part: z.enum(actedParts),
  changes: z.int(),
})

const colleagues = z.object({
  users: z.array(colleague),
  invitations: z.array(invitation),
  /** Newest first, 20 at most. */
  acted: z.array(acted),
  time_zone: z.string(),
})

export type Colleague = z.output<typeof colleague>
export type Acted = z.output<typeof acted>
export type Invitation = z.output<typeof invitation>

export const getColleagues = shapes({ answer: colleagues })

export const inviteColleague = shapes({
  body: z.object({ email: emailField, name: nameField, rights: givenRights }),
  answer: colleagues,
})

const params = z.object({ id: idParam })

export const mailInvitation = shapes({ params, answer: colleagues })
export const revokeInvitation = shapes({ params, answer: colleagues })
export const blockColleague = shapes({ params, answer: colleagues })
export const setOrderLimit = shapes({
  params,
  body: z.object({ order_limit: z.nullable(money.check(z.minimum(0), z.maximum(MOST_LIMIT))) }),
  answer: colleagues,
})
export const unblockColleague = shapes({ params, answer: colleagues })
export const removeColleague = shapes({ params, answer: colleagues })

const token = z.string().check(z.maxLength(100))

export const readInvitation = shapes({
  body: z.object({ token }),
  answer: z.object({
    email: z.string(),
    name: z.string(),
    /** Null: of the shop's own staff. */
    company: z.nullable(z.string()),
    role: z.nullable(z.enum(staffRoles)),
    expires_at: instant,
  }),
})

export const acceptInvitation = shapes({
  body: z.object({ token, name: nameField, password: z.string().check(z.maxLength(1000)) }),
  answer: success,
})
