import { getApproval, getApprovals } from '@fairfloor/domain/basket/approval/contract'
import { everyQueryOf, queryOf } from '../../../lib/query.ts'
import { userQuery } from '../../../visit/user.ts'

export const approvalsQuery = queryOf(getApprovals, {})

/** What is read again once one of them is decided. */
export const allApprovals = [everyQueryOf(getApprovals), everyQueryOf(getApproval), userQuery]

/** Other quantities than asked for, by flavour. */
export type Changed = Readonly<Record<number, number>>

/** An order that waits, with other quantities. */
export function approvalQuery(id: number, changed: Changed) {
  const changes = Object.entries(changed).map(([flavour, quantity]) => `${flavour}:${quantity}`)
  return queryOf(getApproval, { params: { id }, query: changes.length > 0 ? { changes: changes.join(',') } : {} })
}
