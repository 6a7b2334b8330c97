import { bookCertain, getBankEntries } from '@fairfloor/domain/payments/received/bank-contract'
import { paymentsDeskPage } from '@fairfloor/domain/payments/received/desk-pages'
import { bankEntriesAt } from '@fairfloor/domain/payments/received/list'
import { entryStates } from '@fairfloor/domain/payments/received/states'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { count, money } from '../../../lib/format.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { useListAddress } from '../../../ui/list-address.ts'
import { MutationError } from '../../../ui/MutationError.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { AdminFrame } from '../../back-office/AdminFrame.tsx'
import { DeskList } from '../../back-office/list/DeskList.tsx'
import { EntryCard } from './EntryCard.tsx'
import { entriesQuery, everyMoney } from './queries.ts'
import { receivedTexts } from './texts.ts'

// Its code comes after the page, as it is opened later.
const BankUpload = lazyPart(async () => ({ default: (await import('./BankUpload.tsx')).BankUpload }))

/** /admin/payments/bank: takes the bank's statements, and decides what each sum is for. */
export function BankDeskPage() {
  const t = useTexts(receivedTexts)
  return (
    <AdminFrame title={t.bank} lead={t.bankLead}>
      <div className="row wrap middle gap-y-2 gap-x-3 mb-4">
        <LinkButton to={paymentsDeskPage.path}>{t.toPayments}</LinkButton>
      </div>
      <Suspense fallback={<Skeleton height={120} radius="card" />}>
        <BankUpload />
      </Suspense>
      <Entries />
    </AdminFrame>
  )
}

function Entries() {
  const t = useTexts(receivedTexts)
  const list = useListAddress()
  const [said, setSaid] = useState<string | null>(null)
  const asked = bankEntriesAt(list.query)
  const query = useQuery(entriesQuery(asked))
  const state = asked?.state ?? 'open'
  const certain = query.data?.certain ?? 0
  const book = useApiMutation(bookCertain, {
    invalidates: everyMoney,
    onSuccess: ({ booked, sum }) => setSaid(t.bookedCertain(booked, money(sum))),
  })
  return (
    <>
      {said && (
        <Alert tone="success" onDismiss={() => setSaid(null)}>
          {said}
        </Alert>
      )}
      <MutationError of={book} />
      <DeskList
        list={list}
        of={getBankEntries}
        asked={asked}
        query={query}
        search={t.searchBank}
        filters={
          <>
            <Select
              inline
              label={t.state}
              value={state}
              options={entryStates.map(value => ({ value, label: t.entryStates[value] }))}
              onChange={next => list.filter({ state: next === 'open' ? '' : next })}
            />
            {state === 'open' && certain > 0 && (
              <Button variant="signal" icon="check" loading={book.loading} onClick={() => void book.run({ body: {} })}>
                {t.bookCertain(count(certain))}
              </Button>
            )}
          </>
        }
        empty={{ icon: 'check', title: t.noEntries[state], children: t.noEntriesText[state] }}
      >
        {({ entries }) => (
          <ul className="grid gap-3 m-0 pad-0 unlisted" aria-label={t.bank}>
            {entries.map(entry => (
              <li key={entry.entry_id}>
                <EntryCard entry={entry} onSaid={setSaid} />
              </li>
            ))}
          </ul>
        )}
      </DeskList>
    </>
  )
}
