import * as contract from '@fairfloor/domain/complaints/desk-contract'
import { complaintDeskPage } from '@fairfloor/domain/complaints/desk-pages'
import { type Answer, addressOf, type CallInput } from '@fairfloor/domain/endpoint'
import { everyQueryOf, queryOf } from '../../lib/query.ts'

export type DeskComplaint = Answer<typeof contract.getDeskComplaint>

export const deskComplaintsQuery = (query: CallInput<typeof contract.getDeskComplaints>['query']) =>
  queryOf(contract.getDeskComplaints, { query })
export const everyDeskComplaints = everyQueryOf(contract.getDeskComplaints)
export const deskComplaintQuery = (id: number) => queryOf(contract.getDeskComplaint, { params: { id } })

export const deskAddressOf = (deskComplaint: number): string =>
  addressOf(complaintDeskPage, { params: { deskComplaint } })
