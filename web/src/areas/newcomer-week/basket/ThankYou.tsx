import { weekHomePage } from '@fairfloor/domain/newcomer-week/pages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { HowToPay } from '../../orders/HowToPay.tsx'
import { OrderDetail } from '../../orders/OrderDetail.tsx'
import { orderAddressOf, orderQuery } from '../../orders/orders.ts'
import { WhatComesWhen } from '../../orders/WhatComesWhen.tsx'
import { frameTexts } from '../frame/texts.ts'
import { useWeek } from '../frame/use-week.ts'
import { weekBasketQuery } from '../queries.ts'
import { thankYouTexts } from './thank-you-texts.ts'
import type { Thanks } from './use-place.tsx'
import styles from './WeekBasket.module.css'

/** In place of the basket after an order, or after a backorder was confirmed: the order as it is now. */
export function ThankYou({ thanks: { orderId, isConfirmation } }: { thanks: Thanks }) {
  const t = useTexts(thankYouTexts)
  const frame = useTexts(frameTexts)
  const client = useQueryClient()
  const query = useQuery(orderQuery(orderId))
  const { phase } = useWeek()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone, and so is what was in the basket.
  useEffect(() => {
    heading.current?.focus()
    client.removeQueries(weekBasketQuery)
    void client.invalidateQueries(orderQuery(orderId))
  }, [client, orderId])
  return (
    <div className={`grid gap-4 to-middle ${styles.thanks}`}>
      <span className={`grid in-middle round-full signal-ink on-signal ${styles.thanksTick}`}>
        <Icon name="check" size={32} />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {isConfirmation ? t.confirmed : t.placed}
      </h1>
      <Loaded query={query} waiting={<Skeleton height={48} />}>
        {order => (
          <>
            <div className={`grid gap-1 ink-2 ${styles.thanksWords}`}>
              <p>{(isConfirmation ? t.confirmedOrder : t.placedOrder)(orderId)}</p>
              <WhatComesWhen order={order} />
            </div>
            <div className={`wide to-start ${styles.thanksPay}`}>
              <HowToPay order={order} />
            </div>
          </>
        )}
      </Loaded>
      <div className="row wrap centred gap-3">
        {phase === 'open' ? (
          <LinkButton to={weekHomePage.path} variant="signal" size="l">
            {frame.continue}
          </LinkButton>
        ) : (
          <LinkButton to="/" variant="signal" size="l">
            {frame.toShop}
          </LinkButton>
        )}
        <LinkButton to={orderAddressOf(orderId)} size="l">
          {t.toOrder}
        </LinkButton>
      </div>
      <section className="wide to-start mt-4" aria-label={t.summary}>
        <OrderDetail orderId={orderId} minimal defaultOpen />
      </section>
    </div>
  )
}
