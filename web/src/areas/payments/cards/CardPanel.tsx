import { payByCard } from '@fairfloor/domain/payments/cards/contract'
import { type QueryFilters, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { dayText, money, timeText } from '../../../lib/format.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useMay } from '../../../visit/user.ts'
import styles from './CardPanel.module.css'
import { type Told, toldOf } from './card-state.ts'
import { cardPaymentQuery } from './queries.ts'
import { cardTexts } from './texts.ts'

/** While the provider's answer is awaited; else now and then, as another tab may pay. */
const SOON_MS = 1500
const LATER_MS = 20_000

interface CardPanelProps {
  orderId: number
  isCancelled: boolean
  /** Read again once the order is paid or over. */
  changes: readonly QueryFilters[]
}

/** How an order stands that is paid by card, and the way to pay it. */
export function CardPanel({ orderId, isCancelled, changes }: CardPanelProps) {
  const t = useTexts(cardTexts)
  const client = useQueryClient()
  const mayOrder = useMay('order')
  const seesPrices = useMay('prices')
  const isBack = useSearchParams()[0].get('card') === 'back'
  const query = cardPaymentQuery(orderId)
  const { data } = useQuery({
    ...query,
    refetchInterval: ({ state: { data: known } }) => {
      if (known?.state !== 'to pay') return false
      return toldOf(known, isBack, isCancelled) === 'waiting' ? SOON_MS : LATER_MS
    },
  })
  const pay = useApiMutation(payByCard, {
    invalidatesOnRefusal: [query],
    onSuccess: ({ payment_url }) => window.location.assign(payment_url),
  })
  const state = data?.state
  const readAgain = useEffectEvent(() => {
    for (const change of changes) void client.invalidateQueries(change)
  })
  useEffect(() => {
    if (state === 'paid' || state === 'over') readAgain()
  }, [state])

  if (!data) return <Skeleton height={96} radius="card" />
  const told = toldOf(data, isBack, isCancelled)
  const canPay = mayOrder && seesPrices && data.state === 'to pay'
  return (
    <div className={`grid gap-3 ${styles.card}`}>
      {told !== 'nothing' && (
        <Alert
          tone={TONES[told]}
          title={titleOf(told)}
          className={styles.notice}
          action={
            canPay && (
              <Button
                variant={told === 'waiting' ? 'outline' : 'signal'}
                className={styles.pay}
                aria-label={data.due === null ? undefined : t.payFor(money(data.due))}
                loading={pay.loading}
                onClick={() => void pay.run({ params: { order_id: orderId } })}
              >
                {told === 'to pay' ? t.payNow : t.payAgain}
              </Button>
            )
          }
        >
          <p>{textOf(told)}</p>
        </Alert>
      )}
      <MutationError of={pay} />
      <Refunds refunds={data.refunds} timeZone={data.time_zone} />
    </div>
  )

  function titleOf(what: Told): string {
    if (what === 'to pay') return t.toPay(until())
    return what === 'nothing' ? '' : t[what]
  }

  function textOf(what: Told): string {
    if (what === 'refused' || what === 'aborted') return t.keptUntil(until())
    return what === 'to pay' ? t.toPayText : what === 'nothing' ? '' : t[`${what}Text`]
  }

  function until(): string {
    return data?.held_until ? timeText(data.held_until, data.time_zone) : ''
  }
}

const TONES = {
  'to pay': 'warning',
  waiting: 'info',
  refused: 'error',
  aborted: 'warning',
  paid: 'success',
  over: 'warning',
  nothing: 'info',
} as const

type Refunded = { readonly amount: number | null; readonly asked_at: string; readonly done_at: string | null }

function Refunds({ refunds, timeZone }: { refunds: readonly Refunded[]; timeZone: string }) {
  const t = useTexts(cardTexts)
  const { language } = useLanguage()
  if (refunds.length === 0) return null
  return (
    <ul className="grid gap-1 fg-2">
      {refunds.map(({ amount, asked_at, done_at }) => (
        <li key={asked_at}>
          {done_at === null
            ? t.refundAsked(money(amount))
            : t.refundDone(money(amount), dayText(done_at, timeZone, language))}
        </li>
      ))}
    </ul>
  )
}
