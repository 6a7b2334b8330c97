import { getRegistrations } from '../companies/registration/desk-contract.ts'
import { getDeskComplaints } from '../complaints/desk-contract.ts'
import { getContactEnquiries } from '../enquiries/contact-desk-contract.ts'
import { getDeskEnquiries } from '../enquiries/desk-contract.ts'
import { ask, type Page, page } from '../page.ts'
import { getErasures } from '../personal-data/desk-reads-contract.ts'
import { getCampaigns, getClearances, getPromotions } from '../promotions/desk-reads-contract.ts'
import { getShowFigures } from '../show-orders/figures-contract.ts'
import { getExhibitorPlaces, getVts } from '../trade-show/contract.ts'
import { ADMIN } from './addresses.ts'
import { getAuditLog, getFailedEvents, getJobs, getLater, getMail, getMails } from './contract.ts'
import { auditAt, jobsAt, mailsAt, openMailAt } from './lists.ts'
import { getOverview } from './overview/contract.ts'

/** Instants are written in its time zone. */
const theShow = ask(getVts, {})

const deskPage = <const Path extends string>(path: Path, name: string, data: Page<Path>['data']) =>
  page(path, { module: `areas/back-office/${name}`, who: 'operator', data })

export const adminPage = page(ADMIN, {
  module: 'areas/back-office/overview/OverviewDeskPage',
  who: 'operator',
  data: () => [
    ask(getOverview, {}),
    ask(getMails, { query: { state: 'failed' } }),
    ask(getLater, {}),
    ask(getAuditLog, { query: {} }),
    ask(getShowFigures, {}),
    theShow,
    ask(getDeskComplaints, { query: { state: 'open' } }),
    ask(getDeskEnquiries, { query: {} }),
    ask(getDeskEnquiries, { query: { state: 'open' } }),
    ask(getContactEnquiries, { query: { state: 'open' } }),
    ask(getErasures, { query: { state: 'open' } }),
    ask(getRegistrations, { query: { state: 'waiting' } }),
    ask(getExhibitorPlaces, {}),
    ask(getPromotions, { query: { state: 'running' } }),
    ask(getClearances, { query: { state: 'running' } }),
    ask(getCampaigns, {}),
  ],
})

export const mailsPage = deskPage('/admin/mails', 'MailsPage', ({ query }) => {
  const id = openMailAt(query)
  return [theShow, ask(getMails, { query: mailsAt(query) }), ...(id === null ? [] : [ask(getMail, { params: { id } })])]
})

export const jobsPage = deskPage('/admin/jobs', 'JobsPage', ({ query }) => [
  theShow,
  ask(getFailedEvents, {}),
  ask(getJobs, { query: jobsAt(query) }),
  ask(getLater, {}),
])

export const auditPage = deskPage('/admin/audit', 'AuditPage', ({ query }) => [
  theShow,
  ask(getAuditLog, { query: auditAt(query) }),
])
