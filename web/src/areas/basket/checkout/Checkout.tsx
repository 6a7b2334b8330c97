import { type ReactNode, Suspense } from 'react'
import { isLost } from '../../../lib/call.ts'
import { errorWords } from '../../../lib/error-words.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import type { Changes } from '../../../lib/sending/line-changes.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { useRefusalWords } from '../../../lib/use-refusal-words.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/EmptyState.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { uiTexts } from '../../../ui/texts.ts'
import { useMay } from '../../../visit/user.ts'
import { OrderGoals } from '../goals/lazy.tsx'
import { type OnPrice, useHandOver } from '../line-fees.ts'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { Choices } from './Choices.tsx'
import { Hindrances } from './Hindrances.tsx'
import { OrderPanel } from './OrderPanel.tsx'
import { useOfBasket } from './of-basket.ts'
import { PlaceOrder } from './PlaceOrder.tsx'
import { type Place, placeOf } from './places.ts'
import { placingTexts } from './placing-texts.ts'
import { useCheckout } from './use-checkout.ts'
import type { ShowPlaced } from './use-ordered.tsx'
import { usePlaceKey } from './use-place-key.ts'
import { type PlacedLine, usePlacing } from './use-placing.ts'

// Few users have a limit.
const LimitPart = lazyPart(() => import('./LimitPart.tsx'))

interface CheckoutProps {
  lines: readonly PlacedLine[]
  /** The first line that cannot be ordered as it is. */
  wrong: number | undefined
  changes: Changes
  /** Changes of lines are not saved yet. */
  isChanging: boolean
  /** '212 pieces'. */
  pieces: string
  /** The lines that are no longer what the buyer saw. */
  changed: readonly number[]
  /** Called with true when the total turned out to be another one than that on screen; with false before a new attempt. */
  onChanged: (isChanged: boolean) => void
  /** What would fill the order, by what is missing of it. */
  fills: ((missing: number) => ReactNode) | undefined
  onPrice: OnPrice
  onPlaced: ShowPlaced
  /** Shows and focuses a line. */
  reveal: (flavourId: number) => void
  className: { choices: string | undefined; side: string | undefined }
}

/** How the basket is ordered: choices, what it costs, and the button. For buyers who may order. */
export function Checkout(props: CheckoutProps) {
  const { lines, wrong, changes, isChanging, pieces, changed, onChanged, fills, onPrice, onPlaced, reveal, className } =
    props
  const t = useTexts(placingTexts)
  const { canWait } = useOfBasket()
  const { retry } = useTexts(uiTexts)
  const checkout = useCheckout()
  const placing = usePlacing(checkout, { lines, changes, isChanging }, onPlaced, onChanged, reveal)
  const { data, query, choose, type } = checkout
  useHandOver(data?.breakdown, onPrice)
  const known = data?.refusal
  const foreseen = useRefusalWords(known)
  // What placing answered, else what it would answer now.
  const errorAt = (at: Place) =>
    placing.refused?.place === at ? placing.refused.words : known && placeOf(known.code) === at ? foreseen : null
  const priced = useMay('prices')
  usePlaceKey(placing.place)
  if (!data)
    return query.error ? (
      <div className={className.choices}>
        <ErrorState
          title={t.failed(errorWords(query.error))}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </div>
    ) : (
      <CheckoutSkeleton className={className} />
    )

  // Another choice answers a refusal.
  const answered =
    <T extends unknown[]>(act: (...args: T) => void) =>
    (...args: T) => {
      placing.state.clearError()
      act(...args)
    }
  const typing = { ...checkout, choose: answered(choose), type: answered(type) }
  const total = priced ? (data.breakdown?.total_price_inc_vat ?? null) : null
  const disabled = priced && total === null && data.chosen.carrier !== null
  const { refused, state, place } = placing
  const waits = canWait && data.limit?.is_over
  const button = (look: 'panel' | 'foot') => (
    <PlaceOrder hasKeys {...{ look, placing, total, pieces, disabled }} {...(waits && { act: t.send })}>
      {isLost(state.error) && !state.loading && (
        <Alert tone="error" onDismiss={state.clearError} action={<Button onClick={place}>{retry}</Button>}>
          {t.noAnswer}
        </Alert>
      )}
      {!isLost(state.error) && (refused === null || refused.place === 'order') && <MutationError of={state} />}
    </PlaceOrder>
  )
  return (
    <>
      <div className={className.choices}>
        <Suspense>
          <OrderGoals goals={data} fills={fills} />
        </Suspense>
        <Choices data={data} checkout={typing} errorAt={errorAt} />
      </div>
      <aside className={className.side}>
        <OrderPanel
          pieces={pieces}
          data={data}
          checkout={typing}
          priced={priced}
          isBusy={isChanging || checkout.isBehind}
          errorAt={errorAt}
          limit={
            data.limit && (
              <Suspense>
                <LimitPart limit={data.limit} minimum={data.minimum} {...{ checkout: typing, reveal }} />
              </Suspense>
            )
          }
        >
          <Hindrances
            data={data}
            wrong={wrong}
            placing={placing}
            total={total}
            changed={changed}
            errorAt={errorAt}
            reveal={reveal}
          />
          {button('panel')}
        </OrderPanel>
      </aside>
      {button('foot')}
    </>
  )
}
