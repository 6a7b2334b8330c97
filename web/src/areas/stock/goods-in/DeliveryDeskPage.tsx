import { closeDelivery, type Delivery } from '@fairfloor/domain/stock/goods-in/contract'
import { goodsInDeskPage } from '@fairfloor/domain/stock/goods-in/desk-pages'
import { missingOf } from '@fairfloor/domain/stock/goods-in/expected'
import { deliveryIn } from '@fairfloor/domain/stock/goods-in/list'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { count } from '../../../lib/format.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { isOperator, useUser } from '../../../visit/user.ts'
import { AdminFrame } from '../../back-office/AdminFrame.tsx'
import { deliveryQuery, everyDeliveries } from './queries.ts'
import { Receipts } from './Receipts.tsx'
import { Receive } from './Receive.tsx'
import { goodsInTexts } from './texts.ts'

const DeliveryForm = lazyPart(async () => ({ default: (await import('./DeliveryForm.tsx')).DeliveryForm }))

/** /admin/goods-in/:delivery: books what arrives of a delivery, and says who gets it. */
export function DeliveryDeskPage() {
  const t = useTexts(goodsInTexts)
  const id = deliveryIn(useParams().delivery)
  const query = useQuery({ ...deliveryQuery(id ?? 0), enabled: isOperator(useUser()) && id !== undefined })
  const back = <LinkButton to={goodsInDeskPage.path}>{t.toList}</LinkButton>
  const { data } = query
  const lead = data && [data.reference, data.note].filter(Boolean).join(' · ')
  return (
    <AdminFrame title={data ? t.delivery(data.supplier) : t.goodsIn} {...(lead && { lead })}>
      {id === undefined ? (
        <EmptyState icon="search" title={t.unknown} action={back} />
      ) : (
        <Loaded query={query} waiting={640} missing={{ icon: 'search', title: t.unknown, action: back }}>
          {delivery => <Shown key={id} delivery={delivery} />}
        </Loaded>
      )}
    </AdminFrame>
  )
}

function Shown({ delivery }: { delivery: Delivery }) {
  const [booked, setBooked] = useState<string | null>(null)
  return (
    <>
      <Head delivery={delivery} />
      {booked && <Alert tone="success">{booked}</Alert>}
      {delivery.closed_at === null ? (
        <Receive delivery={delivery} onBooked={setBooked} />
      ) : (
        <Receipts delivery={delivery} />
      )}
    </>
  )
}

function Head({ delivery }: { delivery: Delivery }) {
  const t = useTexts(goodsInTexts)
  const [open, setOpen] = useState<'change' | 'close' | null>(null)
  const shut = () => setOpen(null)
  const { delivery_id, closed_at, positions } = delivery
  const query = deliveryQuery(delivery_id)
  const close = useApiMutation(closeDelivery, {
    updates: [query],
    invalidates: [everyDeliveries],
    invalidatesOnRefusal: [query],
    onSuccess: shut,
  })
  const run = () => void close.run({ params: { delivery_id }, body: {} })
  const missing = positions.reduce((sum, position) => sum + missingOf(position), 0)
  return (
    <div className="row wrap middle gap-y-2 gap-x-3 mb-4">
      <LinkButton to={goodsInDeskPage.path}>{t.toList}</LinkButton>
      {closed_at === null ? (
        <>
          <Button icon="edit" onClick={() => setOpen('change')}>
            {t.change}
          </Button>
          <Button onClick={() => setOpen('close')}>{t.close}</Button>
        </>
      ) : (
        <Tag>{t.isClosed}</Tag>
      )}
      <Sheet open={open === 'change'} onClose={shut} title={t.change} scrim>
        <Suspense fallback={<Spinner size={40} />}>
          {open === 'change' && <DeliveryForm delivery={delivery} onDone={shut} />}
        </Suspense>
      </Sheet>
      <Sheet open={open === 'close'} onClose={shut} title={t.close} narrow scrim>
        <p>{t.closeHint(count(missing))}</p>
        <MutationError of={close} onRetry={run} />
        <Button variant="ink" loading={close.loading} done={close.done} onClick={run}>
          {t.close}
        </Button>
      </Sheet>
    </div>
  )
}
