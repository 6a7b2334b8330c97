import type { getMails } from '@fairfloor/domain/back-office/contract'
import { mailsAt, openMailAt } from '@fairfloor/domain/back-office/lists'
import { mailStates } from '@fairfloor/domain/back-office/states'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { ListFilter } from '../../ui/ListFilter.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { type ListAddress, useListAddress } from '../../ui/list-address.ts'
import { StateFilter } from '../../ui/StateFilter.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import text from '../../ui/text.module.css'
import { AdminFrame } from './AdminFrame.tsx'
import { useInstantText } from './instants.ts'
import { mailTexts } from './mail-texts.ts'
import { mailsQuery } from './queries.ts'
import { backOfficeTexts } from './texts.ts'

const MailSheet = lazyPart(async () => ({ default: (await import('./MailSheet.tsx')).MailSheet }))

type Mail = Answer<typeof getMails>['mails'][number]

const TONES = { sent: 'green', kept: 'soft', waiting: 'amber', failed: 'red' } as const

/** /admin/mails: all mails of the shop; one opens in a sheet beside the list. */
export function MailsPage() {
  const t = useTexts(backOfficeTexts)
  const words = useTexts(mailTexts)
  return (
    <AdminFrame title={t.mails} lead={words.lead}>
      <Mails />
    </AdminFrame>
  )
}

function Mails() {
  const t = useTexts(backOfficeTexts)
  const words = useTexts(mailTexts)
  const list = useListAddress()
  const asked = mailsAt(list.query)
  const mails = useQuery(mailsQuery(asked))
  const columns = useColumns(list)
  return (
    <>
      <ListFilter list={list} label={words.searchLabel}>
        <StateFilter
          list={list}
          label={t.state}
          every={t.every}
          states={words.states}
          value={asked.state}
          options={mailStates}
        />
      </ListFilter>
      <LongList list={list} query={mails} empty={{ icon: 'mail', title: words.empty, children: words.emptyText }}>
        {answer => <Table caption={t.mails} columns={columns} rows={answer.mails} rowKey={mail => mail.id} />}
      </LongList>
      <Suspense>
        <MailSheet id={openMailAt(list.query)} closeTo={list.address({ mail: '' })} />
      </Suspense>
    </>
  )
}

function useColumns(list: ListAddress): Column<Mail>[] {
  const t = useTexts(backOfficeTexts)
  const words = useTexts(mailTexts)
  const at = useInstantText()
  return [
    {
      id: 'subject',
      head: words.subject,
      phone: 'title',
      cell: ({ id, subject }) => (
        <Link to={list.address({ mail: String(id) })} className={text.link} aria-label={words.read(subject)}>
          {subject}
        </Link>
      ),
    },
    { id: 'recipient', head: words.recipient, cell: mail => mail.recipient },
    { id: 'kind', head: words.kind, cell: mail => <span className={text.soft}>{mail.kind}</span> },
    {
      id: 'state',
      head: t.state,
      cell: ({ state, error }) => (
        <span title={error ?? undefined}>
          <Tag tone={TONES[state]}>{words.states[state]}</Tag>
        </span>
      ),
    },
    {
      id: 'when',
      head: words.when,
      align: 'end',
      cell: mail => <span className={text.nowrap}>{at(mail.created_at)}</span>,
    },
  ]
}
