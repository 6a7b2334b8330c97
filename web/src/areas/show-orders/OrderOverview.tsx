import { releasePage } from '@fairfloor/domain/show-orders/pages'
import { EXHIBITION } from '@fairfloor/domain/trade-show/addresses'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { useVts, type Vts } from '../../visit/edition/vts.ts'
import { rightsTexts } from '../../visit/rights-texts.ts'
import { useMay, useUser } from '../../visit/user.ts'
import { TakenOutNote } from '../basket/TakenOutNote.tsx'
import { BasketGroups, BasketSkeleton } from './BasketGroups.tsx'
import { BasketTotal } from './BasketTotal.tsx'
import { FairTyped } from './FairTyped.tsx'
import type { Basket } from './lines.ts'
import styles from './OrderParts.module.css'
import { OrderSteps } from './OrderSteps.tsx'
import { Samples } from './Samples.tsx'
import { useShowDates } from './show-dates.ts'
import { modeOf } from './steps.ts'
import { showOrdersTexts } from './texts.ts'
import { type BasketLines, useBasket } from './use-basket.ts'
import { useConfirm } from './use-confirm.ts'
import { useReview } from './use-review.ts'

// Most visits end before it, so that its code is loaded when it opens.
const ReviewOrder = lazyPart(async () => ({ default: (await import('./ReviewOrder.tsx')).ReviewOrder }))

interface OrderOverviewProps {
  open: boolean
  onClose: () => void
}

/** The fair's 'Order overview': how ordering works, the lines, and in the confirmation window the confirm button. */
export function OrderOverviewModal({ open, onClose }: OrderOverviewProps) {
  const t = useTexts(showOrdersTexts)
  const user = useUser()
  const { vts } = useVts()
  if (user?.company) return <BuyersOverview open={open} onClose={onClose} vts={vts} />
  return (
    <Modal open={open} onClose={onClose} title={t.orderOverview} size="xl" flush>
      {vts && !user?.is_exhibitor && <Steps vts={vts} confirmed={false} />}
      <EmptyState icon="store" title={t.staffTitle}>
        {t.staff}
      </EmptyState>
    </Modal>
  )
}

function BuyersOverview({ open, onClose, vts }: OrderOverviewProps & { vts: Vts | undefined }) {
  const t = useTexts(showOrdersTexts)
  const user = useUser()
  const order = useBasket()
  const confirmation = useConfirm({}, order.changes)
  const confirmed = order.basket?.is_confirmed ?? false
  const review = useReview(order)
  const mayOrder = useMay('order')
  const [added, setAdded] = useState(0)
  const empty = order.lines?.length === 0
  const foot =
    confirmed || review.isOpen || (order.query.error && !order.basket) ? null : empty ? (
      order.removal.last && <TakenOutNote takenOut={order.removal} />
    ) : (
      <div className={`row wrap middle gap-y-3 gap-x-6 grow ${styles.overviewFoot}`} data-order-end="">
        <TakenOutNote takenOut={order.removal} />
        {review.problem && <Alert tone="error">{review.problem}</Alert>}
        <BasketTotal lines={order.lines} />
        {vts?.is_confirmation && mayOrder && (
          <Button
            ref={review.opener}
            variant="signal"
            size="l"
            disabled={!order.lines?.some(line => line.quantity > 0)}
            loading={review.isOpening}
            onClick={review.open}
          >
            {t.confirm}
          </Button>
        )}
        {vts?.phase === 'ordering' && mayOrder && (
          <Button variant="signal" size="l" onClick={onClose}>
            {t.orderMore}
          </Button>
        )}
      </div>
    )
  return (
    <Modal open={open} onClose={onClose} title={t.orderOverview} size="xl" flush foot={foot}>
      {vts && !user?.is_exhibitor && <Steps vts={vts} confirmed={confirmed} />}
      <div className={`stack gap-4 ${styles.overview}`}>
        {review.isOpen && vts?.is_confirmation && !confirmed ? (
          <Suspense fallback={<BasketSkeleton />}>
            <ReviewOrder vts={vts} order={order} confirmation={confirmation} onBack={review.close} />
          </Suspense>
        ) : (
          <>
            <FairTyped onAdded={() => setAdded(added + 1)} />
            <Content order={order} vts={vts} added={added} onClose={onClose} />
          </>
        )}
      </div>
    </Modal>
  )
}

const Steps = ({ vts, confirmed }: { vts: Vts; confirmed: boolean }) => (
  <div className={`line-below pad-y-3 pad-x-6 ${styles.overviewSteps}`}>
    <OrderSteps vts={vts} confirmed={confirmed} compact />
  </div>
)

interface ContentProps {
  order: BasketLines
  vts: Vts | undefined
  /** How often what was typed has been added here. */
  added: number
  onClose: () => void
}

function Content({ order, vts, added, onClose }: ContentProps) {
  const t = useTexts(showOrdersTexts)
  return (
    <Loaded query={order.query} waiting={<BasketSkeleton />} failed={t.basketError}>
      {basket =>
        vts ? <Order basket={basket} order={order} vts={vts} added={added} onClose={onClose} /> : <BasketSkeleton />
      }
    </Loaded>
  )
}

interface OrderProps extends ContentProps {
  basket: Basket
  vts: Vts
}

function Order({ basket, order: { lines = [], changes, removal }, vts, added, onClose }: OrderProps) {
  const t = { ...useTexts(showOrdersTexts), ...useTexts(rightsTexts) }
  const mayOrder = useMay('order')
  const mode = mayOrder ? modeOf(vts) : 'closed'
  if (basket.is_confirmed)
    return (
      <EmptyState
        icon="check"
        title={t.thankYou}
        action={
          <LinkButton to={releasePage.path} variant="signal" size="l" iconEnd="arrowRight" onClick={onClose}>
            {t.toRelease}
          </LinkButton>
        }
      >
        {t.thankYouText}
      </EmptyState>
    )
  if (lines.length === 0 && basket.sample_positions.length === 0)
    return (
      <EmptyState
        icon="basket"
        title={t.empty}
        action={
          <LinkButton to={EXHIBITION} variant="ink" iconEnd="arrowRight" onClick={onClose}>
            {t.toExhibition}
          </LinkButton>
        }
      >
        {t.emptyText}
      </EmptyState>
    )
  return (
    <>
      {mayOrder ? <PhaseNote vts={vts} /> : <Alert>{t.mayNotOrder}</Alert>}
      {lines.length > 0 && <BasketGroups {...{ lines, mode, changes, removal, added }} />}
      <Samples basket={basket} mode={mode} />
    </>
  )
}

/** Why the lines cannot be changed, or only reduced. */
function PhaseNote({ vts }: { vts: Vts }) {
  const t = useTexts(showOrdersTexts)
  const { dayTime: at } = useShowDates(vts.time_zone)
  if (vts.phase === 'ordering') return null
  return (
    <Alert>
      {vts.phase === 'confirmation' && t.downOnly(at(vts.confirmation_end))}
      {(vts.phase === 'before' || vts.phase === 'closed') && t.confirmFrom(at(vts.confirmation_start))}
      {(vts.phase === 'release' || vts.phase === 'over') && t.notConfirmed}
    </Alert>
  )
}
