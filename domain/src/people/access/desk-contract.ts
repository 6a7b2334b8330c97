import { endpoint } from '../../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

// Every page knows what the desk's pages ask for first; the changes come with the desk.
export * from './desk-reads-contract.ts'
export type { Person, PersonRow, StaffInvitation } from './desk-shapes.ts'

const of = { who: 'operator' } as const

export const inviteStaff = endpoint<typeof shapes.inviteStaff>()({
  method: 'POST',
  path: '/api/admin/people/invitations',
  summary:
    'Invites staff by mail: to the back office, to customer service, for the organiser, or to the booth of a brand',
  ...of,
  idempotent: true,
  refusals: ['already_staff', 'already_invited', 'too_many_invitations', 'no_such_brand', 'booth_brand_missing'],
})

export const mailStaffInvitation = endpoint<typeof shapes.mailStaffInvitation>()({
  method: 'POST',
  path: '/api/admin/people/invitations/:id/mail',
  summary: 'Mails the invitation of staff again with a new link; the earlier link ends',
  ...of,
  refusals: ['invitation_over', 'too_many_invitations'],
})

export const revokeStaffInvitation = endpoint<typeof shapes.revokeStaffInvitation>()({
  method: 'DELETE',
  path: '/api/admin/people/invitations/:id',
  summary: 'Takes the invitation of staff back: its link ends',
  ...of,
  refusals: ['invitation_over'],
})

export const changeRole = endpoint<typeof shapes.changeRole>()({
  method: 'PATCH',
  path: '/api/admin/people/:id/role',
  summary: 'Sets what a member of staff is; takes effect at once on every server. An operator is always left',
  ...of,
  refusals: ['changed_meanwhile', 'not_staff', 'not_oneself', 'last_operator', 'no_such_brand', 'booth_brand_missing'],
})

export const blockPerson = endpoint<typeof shapes.blockPerson>()({
  method: 'POST',
  path: '/api/admin/people/:id/block',
  summary: 'Blocks somebody: every session ends at once on every server. An operator is always left',
  ...of,
  refusals: ['not_oneself', 'last_operator'],
})

export const unblockPerson = endpoint<typeof shapes.unblockPerson>()({
  method: 'POST',
  path: '/api/admin/people/:id/unblock',
  summary: 'Lets somebody in again, with the same password',
  ...of,
})

export const endSessions = endpoint<typeof shapes.endSessions>()({
  method: 'POST',
  path: '/api/admin/people/:id/end-sessions',
  summary: 'Ends every session of somebody, also those in which an agent acts as them',
  ...of,
  refusals: ['not_oneself'],
})

export const mailPassword = endpoint<typeof shapes.mailPassword>()({
  method: 'POST',
  path: '/api/admin/people/:id/one-time-password',
  summary: 'Mails somebody a password that works once; their own stays valid',
  ...of,
  refusals: ['is_blocked'],
})
