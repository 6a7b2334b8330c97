import { jobsPage, mailsPage } from '@fairfloor/domain/back-office/desk-pages'
import { registrationsDeskPage } from '@fairfloor/domain/companies/registration/desk-pages'
import { complaintsDeskPage } from '@fairfloor/domain/complaints/desk-pages'
import { enquiriesPage } from '@fairfloor/domain/enquiries/desk-pages'
import { erasuresDeskPage } from '@fairfloor/domain/personal-data/desk-pages'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../lib/texts.tsx'
import {
  laterQuery,
  mailsQuery,
  openComplaintsQuery,
  openContactsQuery,
  openEnquiriesQuery,
  openErasuresQuery,
  waitingRegistrationsQuery,
} from '../queries.ts'
import { ToDoRow } from './ToDoRow.tsx'
import { toDoTexts } from './to-do-texts.ts'

/** Registrations, complaints, enquiries, requests for erasure, mails and jobs. */
export function ToDoHouse() {
  const t = useTexts(toDoTexts)
  const complaints = useQuery(openComplaintsQuery).data?.total ?? 0
  const enquiries = useQuery(openEnquiriesQuery).data?.total ?? 0
  const contacts = useQuery(openContactsQuery).data?.total ?? 0
  const registrations = useQuery(waitingRegistrationsQuery).data?.total ?? 0
  const erasures = useQuery(openErasuresQuery).data?.total ?? 0
  const mails = useQuery(mailsQuery({ state: 'failed' })).data?.total ?? 0
  const later = useQuery(laterQuery).data ?? []
  const jobs = later.reduce((sum, { failed }) => sum + (failed ?? 0), 0)
  return (
    <>
      <ToDoRow
        n={registrations}
        tone="amber"
        title={t.registrations(registrations)}
        text={registrations > 0 ? t.registrationsText : t.registrationsFine}
        to={`${registrationsDeskPage.path}?state=waiting`}
        act={t.decide}
      />
      <ToDoRow
        n={complaints}
        tone="amber"
        title={t.complaints(complaints)}
        text={complaints > 0 ? t.complaintsText : t.complaintsFine}
        to={complaints > 0 ? `${complaintsDeskPage.path}?state=open` : complaintsDeskPage.path}
        act={t.look}
      />
      <ToDoRow
        n={enquiries}
        tone="amber"
        title={t.enquiries(enquiries)}
        text={enquiries > 0 ? t.fromBooths : t.allAnswered}
        to={enquiriesPage.path}
        act={t.answer}
      />
      {contacts > 0 && (
        <ToDoRow
          n={contacts}
          tone="amber"
          title={t.contacts(contacts)}
          text={t.contactsText}
          to={`${enquiriesPage.path}?tab=contact&state=open`}
          act={t.answer}
        />
      )}
      {erasures > 0 && (
        <ToDoRow
          n={erasures}
          tone="amber"
          title={t.erasures(erasures)}
          text={t.erasuresText}
          to={`${erasuresDeskPage.path}?state=open`}
          act={t.decide}
        />
      )}
      <ToDoRow
        n={mails}
        tone="red"
        title={t.mails(mails)}
        text={mails > 0 ? t.mailsText : t.mailsFine}
        to={mailsPage.path}
        act={t.look}
      />
      <ToDoRow
        n={jobs}
        tone="red"
        title={t.jobs(jobs)}
        text={jobs > 0 ? t.jobsText : t.jobsFine}
        to={jobsPage.path}
        act={t.look}
      />
    </>
  )
}
