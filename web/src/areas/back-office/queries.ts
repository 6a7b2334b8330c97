import * as contract from '@fairfloor/domain/back-office/contract'
import { getDeskComplaints } from '@fairfloor/domain/complaints/desk-contract'
import type { CallInput } from '@fairfloor/domain/endpoint'
import { getContactEnquiries } from '@fairfloor/domain/enquiries/contact-desk-contract'
import { getDeskEnquiries } from '@fairfloor/domain/enquiries/desk-contract'
import { getCampaigns, getClearances, getPromotions } from '@fairfloor/domain/promotions/desk-contract'
import { getRegistrations } from '@fairfloor/domain/registration/desk-contract'
import { getShowFigures } from '@fairfloor/domain/show-orders/figures-contract'
import { getExhibitorPlaces } from '@fairfloor/domain/trade-show/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { queryOf } from '../../lib/query.ts'

/** Mails, jobs and entries appear by themselves, so an open page polls. */
const live = { refetchInterval: 10_000, placeholderData: keepPreviousData }

export const mailsQuery = (query: CallInput<typeof contract.getMails>['query']) => ({
  ...queryOf(contract.getMails, { query }),
  ...live,
})

export const mailQuery = (id: number) => queryOf(contract.getMail, { params: { id } })

export const jobsQuery = (query: CallInput<typeof contract.getJobs>['query']) => ({
  ...queryOf(contract.getJobs, { query }),
  ...live,
})

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

/** Registrations that wait for a decision. */
export const waitingRegistrationsQuery = { ...queryOf(getRegistrations, { query: { state: 'waiting' } }), ...live }

export const showFiguresQuery = { ...queryOf(getShowFigures, {}), ...live }

export const exhibitorsQuery = queryOf(getExhibitorPlaces, {})

export const promotionsQuery = queryOf(getPromotions, { query: { state: 'running' } })

export const clearanceQuery = queryOf(getClearances, { query: { state: 'running' } })

export const campaignsQuery = queryOf(getCampaigns, {})
