import { mailsAt, openMailAt } from '@fairfloor/domain/back-office/lists'
import { mailStates } from '@fairfloor/domain/back-office/states'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { ListByState } from '../../ui/ListByState.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { Table } from '../../ui/Table.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { useMailColumns } from './mail-columns.tsx'
import { mailTexts } from './mail-texts.ts'
import { mailsQuery } from './queries.ts'
import { backOfficeTexts } from './texts.ts'

const MailSheet = lazyPart(async () => ({ default: (await import('./MailSheet.tsx')).MailSheet }))

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
  const columns = useMailColumns(list)
  return (
    <>
      <ListByState
        list={list}
        query={mails}
        words={{ ...t, search: words.searchLabel, states: words.states }}
        state={asked.state}
        states={mailStates}
        empty={{ icon: 'mail', title: words.empty, children: words.emptyText }}
      >
        {answer => <Table caption={t.mails} columns={columns} rows={answer.mails} rowKey={mail => mail.id} />}
      </ListByState>
      <Suspense>
        <MailSheet id={openMailAt(list.query)} closeTo={list.address({ mail: '' })} />
      </Suspense>
    </>
  )
}
