import { fairQuickOrderPage } from '@fairfloor/domain/quick-order/pages'
import { titles } from '@fairfloor/domain/quick-order/titles'
import { EXHIBITION } from '@fairfloor/domain/trade-show/addresses'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import type { Vts } from '../../visit/edition/vts.ts'
import { rightsTexts } from '../../visit/rights-texts.ts'
import { useMay } from '../../visit/user.ts'
import { TakenOutNote } from '../basket/TakenOutNote.tsx'
import { BasketGroups, BasketSkeleton } from './BasketGroups.tsx'
import { BasketTotal } from './BasketTotal.tsx'
import { FairTyped } from './FairTyped.tsx'
import styles from './OrderParts.module.css'
import type { BasketQuery } from './order-queries.ts'
import { Samples } from './Samples.tsx'
import { modeOf } from './steps.ts'
import { showOrdersTexts } from './texts.ts'
import { useBasket } from './use-basket.ts'

const OrderIdeas = lazyPart(async () => ({ default: (await import('./OrderIdeas.tsx')).OrderIdeas }))

/** The order while there is nothing to confirm: changed while ordering, read before it can be confirmed and after it lapsed. */
export function OrderSoFar({ vts, query = { status: 'confirmation' } }: { vts: Vts; query?: BasketQuery }) {
  const t = useTexts(showOrdersTexts)
  const { quickOrder } = useTexts(titles)
  const order = useBasket(query)
  const [added, setAdded] = useState(0)
  const mayOrder = useMay('order')
  const { mayNotOrder } = useTexts(rightsTexts)
  const { lines = [], changes, removal } = order
  const ordering = vts.phase === 'ordering'
  const mode = mayOrder ? modeOf(vts) : 'closed'
  const toExhibition = (
    <LinkButton to={EXHIBITION} variant={ordering ? 'signal' : 'outline'} size="l" iconEnd="arrowRight">
      {ordering && lines.length > 0 ? t.orderMore : t.toExhibition}
    </LinkButton>
  )
  const ways = (
    <div className={`row centred gap-3 ${styles.ways}`}>
      {ordering && mayOrder && (
        <LinkButton to={fairQuickOrderPage.path} variant="outline" size="l" icon="plus">
          {quickOrder}
        </LinkButton>
      )}
      {toExhibition}
    </div>
  )
  return (
    <Loaded query={order.query} waiting={<BasketSkeleton />} failed={t.basketError}>
      {basket => (
        <div className={`stack gap-6 ${styles.soFar}`}>
          {!mayOrder && <Alert>{mayNotOrder}</Alert>}
          <FairTyped onAdded={() => setAdded(added + 1)} />
          {lines.length === 0 && basket.sample_positions.length === 0 ? (
            mode === 'ordering' ? (
              <>
                <div className={`grid split middle gap-x-6 on-fog round-card pad-5 ${styles.empty}`}>
                  <h2>{t.empty}</h2>
                  <p className="ink-2">{t.emptyText}</p>
                  {ways}
                </div>
                <Suspense>
                  <OrderIdeas />
                </Suspense>
              </>
            ) : (
              <EmptyState icon="basket" title={t.empty} action={ways}>
                {ordering ? t.emptyText : t.emptyClosed}
              </EmptyState>
            )
          ) : (
            <>
              {lines.length > 0 && <BasketGroups {...{ lines, mode, changes, removal, added }} inAddress />}
              <Samples basket={basket} mode={mode} />
            </>
          )}
          {(lines.length > 0 || removal.last) && (
            <div
              className={`row wrap middle gap-y-3 gap-x-6 on-paper line-above ${styles.soFarFoot}`}
              data-order-end=""
            >
              <TakenOutNote takenOut={removal} />
              <BasketTotal lines={lines} />
              {lines.length > 0 && ways}
            </div>
          )}
        </div>
      )}
    </Loaded>
  )
}
