import { getMails } from '@fairfloor/domain/back-office/contract'
import { mailsAt, openMailAt } from '@fairfloor/domain/back-office/lists'
import { mailStates } from '@fairfloor/domain/back-office/states'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { StateFilter } from '../../ui/StateFilter.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { DeskList } from './list/DeskList.tsx'
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
      <DeskList
        list={list}
        of={getMails}
        asked={asked}
        query={mails}
        search={words.searchLabel}
        filters={
          <StateFilter
            list={list}
            label={t.state}
            every={t.every}
            states={words.states}
            value={asked.state}
            options={mailStates}
          />
        }
        empty={{ icon: 'mail', title: words.empty, children: words.emptyText }}
        table={{
          caption: t.mails,
          columns,
          rows: answer => answer.mails,
          rowKey: ({ id }) => id,
        }}
      />
      <Suspense>
        <MailSheet id={openMailAt(list.query)} closeTo={list.address({ mail: '' })} />
      </Suspense>
    </>
  )
}
