import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useId, useState } from 'react'
import { dayText } from '../../lib/format.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { CountdownInline } from '../../ui/Countdown.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { type Vts, vtsQuery } from '../../visit/edition/vts.ts'
import { rightsTexts } from '../../visit/rights-texts.ts'
import { useMay } from '../../visit/user.ts'
import { TakenOutNote } from '../basket/TakenOutNote.tsx'
import { BasketGroups, BasketSkeleton } from './BasketGroups.tsx'
import { BasketTotal } from './BasketTotal.tsx'
import styles from './Confirm.module.css'
import { confirmationTexts } from './confirmation-texts.ts'
import { OrderSteps } from './OrderSteps.tsx'
import { statusQuery } from './order-queries.ts'
import { Samples } from './Samples.tsx'
import { useShowDates } from './show-dates.ts'
import { modeOf, overAt } from './steps.ts'
import { showOrdersTexts } from './texts.ts'
import { useBasket } from './use-basket.ts'
import { useConfirm } from './use-confirm.ts'
import { useReview } from './use-review.ts'

// Most visits end before it, so that its code is loaded when it opens.
const ReviewOrder = lazyPart(async () => ({ default: (await import('./ReviewOrder.tsx')).ReviewOrder }))

const QUERY = { status: 'confirmation' } as const

/** The confirmation screen: the order, what confirming means, and the button. */
export function ConfirmOrder({ vts, offset }: { vts: Vts; offset: number }) {
  const t = useTexts(showOrdersTexts)
  const { untilEnd } = useTexts(confirmationTexts)
  const client = useQueryClient()
  const order = useBasket(QUERY)
  const { basket, lines, changes, removal, query } = order
  const review = useReview(order)
  const mayOrder = useMay('order')
  const { mayNotOrder } = useTexts(rightsTexts)
  const mode = mayOrder ? modeOf(vts) : 'closed'
  // The status is then confirmed, and the page redirects to the release.
  const confirmation = useConfirm(QUERY, changes, () => location.reload())
  const end = () => {
    void client.invalidateQueries(vtsQuery)
    void client.invalidateQueries(statusQuery)
  }
  return (
    <div className={`stack gap-4 ${styles.confirm}`}>
      <p className="ink-2">
        {untilEnd}{' '}
        <CountdownInline
          label={untilEnd}
          target={overAt(vts.confirmation_end)}
          offset={offset}
          onEnd={end}
          className={styles.time}
        />
      </p>
      <OrderSteps vts={vts} confirmed={false} slim />
      {review.isOpen ? (
        <Suspense fallback={<BasketSkeleton />}>
          <ReviewOrder vts={vts} order={order} confirmation={confirmation} onBack={review.close} />
        </Suspense>
      ) : (
        <div className={`grid top gap-y-4 gap-x-8 ${styles.columns}`}>
          <Explanation vts={vts} />
          <div className={`stack gap-6 ${styles.lines}`}>
            <Loaded query={query} waiting={<BasketSkeleton />} failed={t.basketError}>
              {() => lines && <BasketGroups lines={lines} mode={mode} changes={changes} removal={removal} inAddress />}
            </Loaded>
            <Samples basket={basket} mode={mode} />
          </div>
          <div className={`grid gap-4 on-fog round-card ${styles.confirmTotal}`} data-order-end="">
            {review.problem && <Alert tone="error">{review.problem}</Alert>}
            <TakenOutNote takenOut={removal} />
            <BasketTotal lines={lines} />
            {mayOrder ? (
              <Button
                ref={review.opener}
                variant="signal"
                size="l"
                wide
                disabled={!lines?.some(line => line.quantity > 0)}
                loading={review.isOpening}
                onClick={review.open}
              >
                {t.confirm}
              </Button>
            ) : (
              <Alert>{mayNotOrder}</Alert>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

function Explanation({ vts: { release_end, time_zone } }: { vts: Vts }) {
  const t = useTexts(confirmationTexts)
  const { language } = useLanguage()
  const { day } = useShowDates(time_zone)
  const [isUnfolded, setUnfolded] = useState(false)
  const list = useId()
  const sentences = [
    t.mayRelease,
    t.severalReleases,
    t.finalDate(day(release_end)),
    t.firstCome,
    t.deleted(dayText(release_end, time_zone, language)),
  ]
  return (
    <section className={`on-fog round-card ${styles.explanation}`}>
      <h2 className="t18">{t.how}</h2>
      {/* On a phone alone: there the list would push the order's lines off the screen. */}
      <IconButton
        icon="chevronDown"
        label={t.how}
        aria-expanded={isUnfolded}
        aria-controls={list}
        onClick={() => setUnfolded(!isUnfolded)}
      />
      <ul className="mt-3" id={list}>
        {sentences.map(sentence => (
          <li className="pretty" key={sentence}>
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}
