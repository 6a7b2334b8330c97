import * as contract from '@fairfloor/domain/back-office/contract'
import { getRegistrations } from '@fairfloor/domain/companies/registration/desk-contract'
import { getDeskComplaints } from '@fairfloor/domain/complaints/desk-contract'
import type { CallInput } from '@fairfloor/domain/endpoint'
import { getContactEnquiries } from '@fairfloor/domain/enquiries/contact-desk-contract'
import { getDeskEnquiries } from '@fairfloor/domain/enquiries/desk-contract'
import { getErasures } from '@fairfloor/domain/personal-data/desk-reads-contract'
import { getCampaigns, getClearances, getPromotions } from '@fairfloor/domain/promotions/desk-contract'
import { getShowFigures } from '@fairfloor/domain/show-orders/figures-contract'
import { getExhibitorPlaces } from '@fairfloor/domain/trade-show/contract'
import { queryOf } from '../../lib/query.ts'
import { live } from './live.ts'

export const mailsQuery = (query: CallInput<typeof contract.getMails>['query']) => ({
  ...queryOf(contract.getMails, { query }),
  ...live,
})

export const mailQuery = (id: number) => queryOf(contract.getMail, { params: { id } })

export const jobsQuery = (query: CallInput<typeof contract.getJobs>['query']) => ({
  ...queryOf(contract.getJobs, { query }),
  ...live,
})

export const laterQuery = { ...queryOf(contract.getLater, {}), ...live }

export const failedEventsQuery = { ...queryOf(contract.getFailedEvents, {}), ...live }

export const auditQuery = (query: CallInput<typeof contract.getAuditLog>['query']) => ({
  ...queryOf(contract.getAuditLog, { query }),
  ...live,
})

export const openComplaintsQuery = { ...queryOf(getDeskComplaints, { query: { state: 'open' } }), ...live }

export const openEnquiriesQuery = { ...queryOf(getDeskEnquiries, { query: { state: 'open' } }), ...live }

/** Open enquiries of the contact pages. */
export const openContactsQuery = { ...queryOf(getContactEnquiries, { query: { state: 'open' } }), ...live }

export const enquiriesQuery = { ...queryOf(getDeskEnquiries, { query: {} }), ...live }

/** Accounts whose users have asked for their erasure. */
export const openErasuresQuery = { ...queryOf(getErasures, { query: { state: 'open' } }), ...live }

/** Registrations that wait for a decision. */
export const waitingRegistrationsQuery = { ...queryOf(getRegistrations, { query: { state: 'waiting' } }), ...live }

export const showFiguresQuery = { ...queryOf(getShowFigures, {}), ...live }

export const exhibitorsQuery = queryOf(getExhibitorPlaces, {})

export const promotionsQuery = queryOf(getPromotions, { query: { state: 'running' } })

export const clearanceQuery = queryOf(getClearances, { query: { state: 'running' } })

export const campaignsQuery = queryOf(getCampaigns, {})
