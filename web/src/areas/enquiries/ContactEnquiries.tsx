import type { Answer } from '@fairfloor/domain/endpoint'
import {
  answerContact,
  getContactEnquiries,
  markContactAnswered,
} from '@fairfloor/domain/enquiries/contact-desk-contract'
import { enquiriesAt } from '@fairfloor/domain/enquiries/lists'
import { enquiryStates } from '@fairfloor/domain/enquiries/states'
import { useQuery } from '@tanstack/react-query'
import { everyQueryOf, queryOf } from '../../lib/query.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import layout from '../../ui/layout.module.css'
import { useListAddress } from '../../ui/list-address.ts'
import { StateFilter } from '../../ui/StateFilter.tsx'
import { Tag } from '../../ui/Tag.tsx'
import text from '../../ui/text.module.css'
import { useInstantText } from '../back-office/instants.ts'
import { DeskList } from '../back-office/list/DeskList.tsx'
import { live } from '../back-office/live.ts'
import { Answered, AnswerFields } from './AnswerFields.tsx'
import { enquiryTexts } from './desk-texts.ts'
import styles from './enquiries.module.css'

type Enquiry = Answer<typeof getContactEnquiries>['enquiries'][number]

/** What was written on the contact pages, with a form to answer each. */
export function ContactEnquiries() {
  const t = useTexts(enquiryTexts)
  const list = useListAddress()
  const asked = enquiriesAt(list.query)
  const enquiries = useQuery({ ...queryOf(getContactEnquiries, { query: asked }), ...live })
  return (
    <DeskList
      list={list}
      of={getContactEnquiries}
      asked={asked}
      query={enquiries}
      search={t.contact.search}
      filters={
        <StateFilter
          list={list}
          label={t.state}
          every={t.every}
          states={t.states}
          value={asked?.state}
          options={enquiryStates}
        />
      }
      empty={{ icon: 'mail', title: t.empty, children: t.contact.emptyText }}
    >
      {answer => (
        <ul className="stack gap-4" aria-label={t.contact.title}>
          {answer.enquiries.map(enquiry => (
            <ContactItem key={enquiry.id} enquiry={enquiry} />
          ))}
        </ul>
      )}
    </DeskList>
  )
}

function ContactItem({ enquiry }: { enquiry: Enquiry }) {
  const t = useTexts(enquiryTexts)
  const at = useInstantText()
  const { id, kind, company, brand, name, email, phone, website, message, asked_at, answered_at } = enquiry
  const lists = [everyQueryOf(getContactEnquiries)]
  const send = useApiMutation(answerContact, { invalidates: lists, invalidatesOnRefusal: lists })
  const mark = useApiMutation(markContactAnswered, { invalidates: lists, invalidatesOnRefusal: lists })
  return (
    <li className={`stack gap-3 bordered round-card pad-5 ${layout.card} ${styles.enquiry}`}>
      <div className="row wrap middle gap-y-2 gap-x-3">
        <h2>{company || name}</h2>
        <Tag tone={answered_at === null ? 'amber' : 'green'}>{t.contact.kinds[kind]}</Tag>
      </div>
      <p className="row wrap gap-y-1 gap-x-4 ink-2 anywhere">
        {brand !== '' && <span>{brand}</span>}
        <span>{name}</span>
        <a href={`mailto:${email}`} className={text.link}>
          {email}
        </a>
        {phone !== '' && (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={text.link}>
            {t.call(phone)}
          </a>
        )}
        {website !== '' && <span>{website}</span>}
        <span>{at(asked_at)}</span>
      </p>
      <p className="lines anywhere">{message}</p>
      {answered_at === null ? (
        <AnswerFields
          name={`contact-answer-${id}`}
          hint={t.contact.hint(email)}
          send={send}
          mark={mark}
          onSend={answer => send.run({ params: { id }, body: { answer } })}
          onMark={() => void mark.run({ params: { id } })}
        />
      ) : (
        <Answered enquiry={enquiry} />
      )}
    </li>
  )
}
