import type { Answer } from '@fairfloor/domain/endpoint'
import { answerEnquiry, getDeskEnquiries, markEnquiryAnswered } from '@fairfloor/domain/enquiries/desk-contract'
import { enquiriesAt } from '@fairfloor/domain/enquiries/lists'
import { enquiryStates } from '@fairfloor/domain/enquiries/states'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { everyQueryOf, queryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import layout from '../../ui/layout.module.css'
import { useListAddress } from '../../ui/list-address.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StateFilter } from '../../ui/StateFilter.tsx'
import { Tag } from '../../ui/Tag.tsx'
import text from '../../ui/text.module.css'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { useInstantText } from '../back-office/instants.ts'
import { DeskList } from '../back-office/list/DeskList.tsx'
import { live } from '../back-office/live.ts'
import { Answered, AnswerFields } from './AnswerFields.tsx'
import { enquiryTexts } from './desk-texts.ts'
import styles from './enquiries.module.css'

type Enquiry = Answer<typeof getDeskEnquiries>['enquiries'][number]

/** /admin/enquiries: what buyers ask at the booths, and what was written on the contact pages, with a form to answer each. */
export function EnquiriesDeskPage() {
  const t = useTexts(enquiryTexts)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Suspense fallback={<Skeleton height={480} radius="card" />}>
        <Places booths={<Enquiries />} />
      </Suspense>
    </AdminFrame>
  )
}

const Places = lazyPart(async () => ({ default: (await import('./EnquiryPlaces.tsx')).EnquiryPlaces }))

function Enquiries() {
  const t = useTexts(enquiryTexts)
  const list = useListAddress()
  const asked = enquiriesAt(list.query)
  const enquiries = useQuery({ ...queryOf(getDeskEnquiries, { query: asked }), ...live })
  return (
    <DeskList
      list={list}
      of={getDeskEnquiries}
      asked={asked}
      query={enquiries}
      search={t.search}
      filters={
        <StateFilter
          list={list}
          label={t.state}
          every={t.every}
          states={t.states}
          value={asked.state}
          options={enquiryStates}
        />
      }
      empty={{ icon: 'mail', title: t.empty, children: t.emptyText }}
    >
      {answer => (
        <ul className="stack gap-4" aria-label={t.title}>
          {answer.enquiries.map(enquiry => (
            <EnquiryItem key={enquiry.id} enquiry={enquiry} />
          ))}
        </ul>
      )}
    </DeskList>
  )
}

function EnquiryItem({ enquiry }: { enquiry: Enquiry }) {
  const t = useTexts(enquiryTexts)
  const at = useInstantText()
  const { kind, exhibitor, booth_number, company, name, email, agent, phone, call_when, message, asked_at } = enquiry
  return (
    <li className={`stack gap-3 bordered round-card pad-5 ${layout.card} ${styles.enquiry}`}>
      <div className="row wrap middle gap-y-2 gap-x-3">
        <h2>{company}</h2>
        <Tag tone={enquiry.answered_at === null ? 'amber' : 'green'}>{t.kinds[kind]}</Tag>
      </div>
      <p className="row wrap gap-y-1 gap-x-4 ink-2 anywhere">
        <span>{t.at(booth_number, exhibitor)}</span>
        <span>{name}</span>
        {agent !== null && <span>{t.byAgent(agent)}</span>}
        <a href={`mailto:${email}`} className={text.link}>
          {email}
        </a>
        <span>{at(asked_at)}</span>
      </p>
      {phone !== '' && (
        <p className="row wrap gap-y-1 gap-x-4 ink-2 anywhere">
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={text.link}>
            {t.call(phone)}
          </a>
          {call_when !== '' && <span>{call_when}</span>}
        </p>
      )}
      {message !== '' && <p className="lines anywhere">{message}</p>}
      {enquiry.answered_at === null ? <AnswerForm enquiry={enquiry} /> : <Answered enquiry={enquiry} />}
    </li>
  )
}

function AnswerForm({ enquiry: { id, email } }: { enquiry: Enquiry }) {
  const t = useTexts(enquiryTexts)
  const lists = [everyQueryOf(getDeskEnquiries)]
  const send = useApiMutation(answerEnquiry, { invalidates: lists, invalidatesOnRefusal: lists })
  const mark = useApiMutation(markEnquiryAnswered, { invalidates: lists, invalidatesOnRefusal: lists })
  return (
    <AnswerFields
      name={`answer-${id}`}
      hint={t.hint(email)}
      send={send}
      mark={mark}
      onSend={answer => send.run({ params: { id }, body: { answer } })}
      onMark={() => void mark.run({ params: { id } })}
    />
  )
}
