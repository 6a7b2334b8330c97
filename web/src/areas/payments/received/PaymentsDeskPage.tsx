import type { Payment } from '@fairfloor/domain/payments/received/contract'
import { getPayments } from '@fairfloor/domain/payments/received/contract'
import { bankDeskPage } from '@fairfloor/domain/payments/received/desk-pages'
import { paymentsAt } from '@fairfloor/domain/payments/received/list'
import { paymentStates } from '@fairfloor/domain/payments/received/states'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { count, money } from '../../../lib/format.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { useListAddress } from '../../../ui/list-address.ts'
import { Select } from '../../../ui/Select.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { AdminFrame } from '../../back-office/AdminFrame.tsx'
import { DeskList } from '../../back-office/list/DeskList.tsx'
import { usePaymentColumns } from './payment-columns.tsx'
import { paymentsQuery } from './queries.ts'
import { receivedTexts } from './texts.ts'

const PaymentForm = lazyPart(async () => ({ default: (await import('./PaymentForm.tsx')).PaymentForm }))
const PaymentSheet = lazyPart(async () => ({ default: (await import('./PaymentSheet.tsx')).PaymentSheet }))

/** /admin/payments: what customers have paid, what it was for, and what is left of it. */
export function PaymentsDeskPage() {
  const t = useTexts(receivedTexts)
  return (
    <AdminFrame title={t.payments} lead={t.lead}>
      <Payments />
    </AdminFrame>
  )
}

function Payments() {
  const t = useTexts(receivedTexts)
  const list = useListAddress()
  const asked = paymentsAt(list.query)
  const query = useQuery(paymentsQuery(asked))
  const [isNew, setNew] = useState(false)
  const [shown, setShown] = useState<Payment | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const columns = usePaymentColumns(setShown)
  const { data } = query
  const done = (what: string) => {
    setNew(false)
    setShown(null)
    setSaid(what)
  }
  return (
    <>
      <div className="row wrap middle gap-y-2 gap-x-3 mb-4">
        <LinkButton to={bankDeskPage.path} icon="document">
          {t.toBank(count(data?.open_entries ?? 0))}
        </LinkButton>
        {data && data.left.count > 0 && (
          <LinkButton to={list.address({ state: 'left', place: '' })}>
            {t.leftOver(data.left.count, money(data.left.sum))}
          </LinkButton>
        )}
      </div>
      {said && (
        <Alert tone="success" onDismiss={() => setSaid(null)}>
          {said}
        </Alert>
      )}
      <DeskList
        list={list}
        of={getPayments}
        asked={asked}
        query={query}
        search={t.search}
        filters={
          <>
            <Select
              inline
              label={t.state}
              value={asked?.state ?? 'all'}
              options={paymentStates.map(value => ({ value, label: t.states[value] }))}
              onChange={state => list.filter({ state: state === 'all' ? '' : state })}
            />
            <Button icon="plus" variant="ink" onClick={() => setNew(true)}>
              {t.book}
            </Button>
          </>
        }
        empty={{ icon: 'card', title: t.none, children: t.noneText }}
        table={{
          caption: t.payments,
          columns,
          rows: ({ payments }) => payments,
          rowKey: ({ payment_id }) => payment_id,
        }}
      />
      <Sheet open={isNew} onClose={() => setNew(false)} title={t.book} scrim narrow>
        <Suspense fallback={<Spinner size={40} />}>
          {isNew && data && (
            <PaymentForm
              today={data.today}
              onDone={({ settled, left }) => done(t.booked(money(settled), money(left)))}
            />
          )}
        </Suspense>
      </Sheet>
      <Sheet open={shown !== null} onClose={() => setShown(null)} title={shown?.company ?? ''} scrim narrow>
        <Suspense fallback={<Spinner size={40} />}>
          {shown && <PaymentSheet key={shown.payment_id} payment={shown} onDone={done} />}
        </Suspense>
      </Sheet>
    </>
  )
}
