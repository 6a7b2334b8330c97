import type { ReactNode } from 'react'
import { count, money } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { PriceRows } from '../PriceRows.tsx'
import styles from './checkout.module.css'
import type { Checkout } from './checkout.ts'
import { useOfBasket } from './of-basket.ts'
import type { Place } from './places.ts'
import { placingTexts } from './placing-texts.ts'
import { REFERENCE_LENGTH } from './read-typed.ts'
import { checkoutTexts } from './texts.ts'
import type { CheckoutState } from './use-checkout.ts'

interface OrderPanelProps {
  pieces: string
  data: Checkout
  checkout: CheckoutState
  priced: boolean
  isBusy: boolean
  /** Why what is typed is refused. */
  errorAt: (place: Place) => string | null
  /** What its user may order alone. */
  limit: ReactNode
  /** What stands against the order, and the button. */
  children: ReactNode
}

/** What the order costs, what comes when, and what places it; in sight beside a long basket. */
export function OrderPanel({ pieces, data, checkout, priced, isBusy, errorAt, limit, children }: OrderPanelProps) {
  const t = useTexts(checkoutTexts)
  const { priceMissing } = useTexts(placingTexts)
  const { hasBackorders } = useOfBasket()
  const { typed, type, choose } = checkout
  const { breakdown, chosen } = data
  const isComplete = chosen.delivery === 'complete'
  return (
    <section
      className={`row column on-fog round-card ${styles.order}`}
      aria-label={t.name}
      aria-busy={isBusy || undefined}
    >
      <div className={`grid gap-3 ${styles.figures}`}>
        <h2 className="t18 figures">{pieces}</h2>
        {priced && breakdown && <PriceRows price={breakdown} shippingNote={t.shippingBy(chosen.carrier ?? '')} />}
        {priced && !breakdown && <p className="ink-2">{priceMissing}</p>}
        {limit}
        {hasBackorders && <NowAndLater now={data.now} later={data.later} isComplete={isComplete} />}
        <div data-place="reference">
          <TextInput
            label={t.reference}
            error={errorAt('reference')}
            optional
            maxLength={REFERENCE_LENGTH}
            autoComplete="off"
            value={typed.reference}
            onChange={event => type({ reference: event.target.value })}
          />
        </div>
        {hasBackorders && (
          <Checkbox
            label={t.complete}
            checked={isComplete}
            onChange={on => choose({ delivery: on ? 'complete' : 'in parts' })}
          />
        )}
      </div>
      {children}
    </section>
  )
}

type Share = { pieces: number; net: number | null }

/** What is in stock and what comes later, each with its sum. */
function NowAndLater({ now, later, isComplete }: { now: Share; later: Share; isComplete: boolean }) {
  const t = useTexts(checkoutTexts)
  return (
    <>
      <div className={`grid clipped on-paper bordered round-input ${styles.parts}`}>
        <p className="t13 lh-18 ink-2 figures pad-y-2 pad-x-3">
          <b className="ink block">{t.now(count(now.pieces))}</b>
          {now.net === null ? t.nowPlain : t.nowNote(money(now.net))}
        </p>
        {later.pieces > 0 && (
          <p className="t13 lh-18 ink-2 figures pad-y-2 pad-x-3">
            <b className="ink block">{t.later(count(later.pieces))}</b>
            {later.net === null ? t.laterPlain : t.laterNote(money(later.net))}
          </p>
        )}
      </div>
      {isComplete && later.pieces > 0 && <p className="t13 ink-2">{t.allLater}</p>}
    </>
  )
}
