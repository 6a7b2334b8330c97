import type { Answer } from '@fairfloor/domain/endpoint'
import { answerEnquiry, getDeskEnquiries, markEnquiryAnswered } from '@fairfloor/domain/enquiries/desk-contract'
import { enquiryStates, LONGEST_MESSAGE } from '@fairfloor/domain/enquiries/enquiry'
import { enquiriesAt } from '@fairfloor/domain/enquiries/lists'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../../lib/draft.ts'
import { everyQueryOf, queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useApiMutation } from '../../lib/use-api-mutation.ts'
import { Button } from '../../ui/Button.tsx'
import { ListFilter } from '../../ui/ListFilter.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { MutationError } from '../../ui/MutationError.tsx'
import { StateFilter } from '../../ui/StateFilter.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextArea } from '../../ui/TextInput.tsx'
import text from '../../ui/text.module.css'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { useInstantText } from '../back-office/instants.ts'
import { enquiryTexts } from './desk-texts.ts'
import styles from './EnquiriesDeskPage.module.css'

/** Enquiries appear by themselves, so an open page polls. */
const live = { refetchInterval: 10_000, placeholderData: keepPreviousData }

type Enquiry = Answer<typeof getDeskEnquiries>['enquiries'][number]

/** /admin/enquiries: what buyers ask at the booths, with a form to answer each. */
export function EnquiriesDeskPage() {
  const t = useTexts(enquiryTexts)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Enquiries />
    </AdminFrame>
  )
}

function Enquiries() {
  const t = useTexts(enquiryTexts)
  const list = useListAddress()
  const asked = enquiriesAt(list.query)
  const enquiries = useQuery({ ...queryOf(getDeskEnquiries, { query: asked }), ...live })
  return (
    <>
      <ListFilter list={list} label={t.search}>
        <StateFilter
          list={list}
          label={t.state}
          every={t.every}
          states={t.states}
          value={asked.state}
          options={enquiryStates}
        />
      </ListFilter>
      <LongList list={list} query={enquiries} empty={{ icon: 'mail', title: t.empty, children: t.emptyText }}>
        {answer => (
          <ul className={styles.enquiries} aria-label={t.title}>
            {answer.enquiries.map(enquiry => (
              <EnquiryItem key={enquiry.id} enquiry={enquiry} />
            ))}
          </ul>
        )}
      </LongList>
    </>
  )
}

function EnquiryItem({ enquiry }: { enquiry: Enquiry }) {
  const t = useTexts(enquiryTexts)
  const at = useInstantText()
  const { kind, exhibitor, booth_number, company, name, email, agent, phone, call_when, message, asked_at } = enquiry
  return (
    <li className={styles.enquiry}>
      <div className={styles.head}>
        <h2>{company}</h2>
        <Tag tone={enquiry.answered_at === null ? 'amber' : 'green'}>{t.kinds[kind]}</Tag>
      </div>
      <p className={styles.facts}>
        <span>{t.at(booth_number, exhibitor)}</span>
        <span>{name}</span>
        {agent !== null && <span>{t.byAgent(agent)}</span>}
        <a href={`mailto:${email}`} className={text.link}>
          {email}
        </a>
        <span>{at(asked_at)}</span>
      </p>
      {phone !== '' && (
        <p className={styles.facts}>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={text.link}>
            {t.call(phone)}
          </a>
          {call_when !== '' && <span>{call_when}</span>}
        </p>
      )}
      {message !== '' && <p className={styles.words}>{message}</p>}
      {enquiry.answered_at === null ? <AnswerForm enquiry={enquiry} /> : <Answered enquiry={enquiry} />}
    </li>
  )
}

function Answered({ enquiry: { answer, answered_at, answered_by } }: { enquiry: Enquiry }) {
  const t = useTexts(enquiryTexts)
  const at = useInstantText()
  return (
    <div className={styles.answer}>
      <p className={styles.facts}>
        {answered_at && (answer === null ? t.answeredByMail : t.answered)(answered_by ?? t.formerUser, at(answered_at))}
      </p>
      {answer !== null && <p className={styles.words}>{answer}</p>}
    </div>
  )
}

function AnswerForm({ enquiry: { id, email } }: { enquiry: Enquiry }) {
  const t = useTexts(enquiryTexts)
  const [answer, keep, forget] = useDraft(`answer-${id}`, stored => (typeof stored === 'string' ? stored : ''))
  const [isTried, setTried] = useState(false)
  const lists = [everyQueryOf(getDeskEnquiries)]
  const send = useApiMutation(answerEnquiry, { onDone: forget, invalidates: lists, invalidatesOnRefusal: lists })
  const mark = useApiMutation(markEnquiryAnswered, { invalidates: lists, invalidatesOnRefusal: lists })
  const isEmpty = answer.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(isEmpty)
    if (!isEmpty) void send.run({ params: { id }, body: { answer } })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextArea
        label={t.answer}
        hint={t.hint(email)}
        rows={3}
        maxLength={LONGEST_MESSAGE}
        value={answer}
        error={isTried && isEmpty ? t.nothing : null}
        onChange={event => keep(event.target.value)}
      />
      <div className={styles.acts}>
        <Button type="submit" variant="ink" icon="mail" loading={send.loading} done={send.done}>
          {t.send}
        </Button>
        <Button
          variant="ghost"
          icon="check"
          loading={mark.loading}
          done={mark.done}
          onClick={() => void mark.run({ params: { id } })}
        >
          {t.byMail}
        </Button>
      </div>
      <MutationError of={send} onRetry={submit} />
      <MutationError of={mark} />
    </form>
  )
}
