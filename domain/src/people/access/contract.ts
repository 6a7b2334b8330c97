import { endpoint } from '../../endpoint.ts'
import type * as shapes from './shapes.ts'

export type { Acted, Colleague, Invitation } from './shapes.ts'

const of = { who: 'customer', needs: 'manage' } as const
/** Who gets into a company's account: an agent could let in anybody, and keep the access after the switch. */
const change = { ...of, ownersAlone: true } as const

export const getColleagues = endpoint<typeof shapes.getColleagues>()({
  method: 'GET',
  path: '/api/company/colleagues',
  summary:
    'The users of the own company with their rights, blocked ones too, the invitations that wait, and what agents changed as one of them',
  ...of,
})

export const inviteColleague = endpoint<typeof shapes.inviteColleague>()({
  method: 'POST',
  path: '/api/company/invitations',
  summary: 'Invites a colleague by mail; the answer is the same whether the address is known elsewhere or not',
  ...change,
  idempotent: true,
  refusals: ['already_colleague', 'already_invited', 'too_many_invitations'],
})

export const mailInvitation = endpoint<typeof shapes.mailInvitation>()({
  method: 'POST',
  path: '/api/company/invitations/:id/mail',
  summary: 'Mails an invitation again with a new link; the earlier link ends',
  ...change,
  refusals: ['invitation_over', 'too_many_invitations'],
})

export const revokeInvitation = endpoint<typeof shapes.revokeInvitation>()({
  method: 'DELETE',
  path: '/api/company/invitations/:id',
  summary: 'Takes an invitation back: its link ends',
  ...change,
  refusals: ['invitation_over'],
})

export const blockColleague = endpoint<typeof shapes.blockColleague>()({
  method: 'POST',
  path: '/api/company/users/:id/block',
  summary: 'Blocks a user of the own company: every session ends at once',
  ...change,
  refusals: ['not_oneself', 'last_manager'],
})

export const setOrderLimit = endpoint<typeof shapes.setOrderLimit>()({
  method: 'PUT',
  path: '/api/company/users/:id/order-limit',
  summary:
    'Sets what an order of a user of the own company may come to without VAT before a colleague who manages the account approves it',
  ...change,
})

export const unblockColleague = endpoint<typeof shapes.unblockColleague>()({
  method: 'POST',
  path: '/api/company/users/:id/unblock',
  summary:
    'Lets a blocked user of the own company in again, with the same password and rights; not one whom the shop has blocked',
  ...change,
  refusals: ['blocked_by_shop'],
})

export const removeColleague = endpoint<typeof shapes.removeColleague>()({
  method: 'DELETE',
  path: '/api/company/users/:id',
  summary: 'Removes a user of the own company for good; what they ordered keeps their name',
  ...change,
  refusals: ['not_oneself', 'last_manager'],
})

export const readInvitation = endpoint<typeof shapes.readInvitation>()({
  method: 'POST',
  path: '/api/invitations/read',
  summary: 'Who is invited to what, by the token of the link; changes nothing',
  who: 'anyone',
  refusals: ['invitation_over'],
})

export const acceptInvitation = endpoint<typeof shapes.acceptInvitation>()({
  method: 'POST',
  path: '/api/invitations/accept',
  summary: 'Makes the account of an invitation with a name and a password; the login follows',
  who: 'anyone',
  refusals: ['invitation_over', 'address_taken', 'password_too_short', 'password_too_common'],
})
