import { useQuery } from '@tanstack/react-query'
import { dayTimeText, money } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { cardDeskTexts } from './desk-texts.ts'
import { type CardEvent, type DeskCardPayment, deskCardPaymentsQuery } from './queries.ts'

const TONES = {
  open: 'amber',
  paid: 'green',
  refused: 'red',
  aborted: 'soft',
  lapsed: 'soft',
  cancelled: 'soft',
} as const

/** The tries to pay an order by card, with what the provider told and what went back. */
export function DeskCardPayments({ orderId }: { orderId: number }) {
  const t = useTexts(cardDeskTexts)
  const query = useQuery(deskCardPaymentsQuery(orderId))
  return (
    <DeskPanel title={t.byCard}>
      <Loaded query={query} waiting={120}>
        {({ payments, time_zone }) =>
          payments.length === 0 ? (
            <p>{t.noTry}</p>
          ) : (
            <ol className="grid gap-4">
              {payments.map(one => (
                <Try key={one.card_payment_id} one={one} timeZone={time_zone} />
              ))}
            </ol>
          )
        }
      </Loaded>
    </DeskPanel>
  )
}

function Try({ one, timeZone }: { one: DeskCardPayment; timeZone: string }) {
  const t = useTexts(cardDeskTexts)
  const at = useAt(timeZone)
  const state = one.paid_at === null ? (one.end_kind ?? 'open') : 'paid'
  return (
    <li className="line-above pt-4">
      <p className="row baseline between gap-3 figures">
        <Tag tone={TONES[state]}>{t.states[state]}</Tag>
        <b>{money(one.amount)}</b>
      </p>
      <p className="t13 fg-2 anywhere">{t.started(at(one.started_at))}</p>
      {one.provider_ref !== null && <p className="t13 fg-2 anywhere">{t.ref(one.provider_ref)}</p>}
      {one.events.length > 0 && (
        <>
          <h3 className="t13 fg-2 mt-3 mb-1">{t.events}</h3>
          <ul className="grid gap-2">
            {one.events.map(event => (
              <li key={event.event_id}>
                <Told event={event} at={at} />
              </li>
            ))}
          </ul>
        </>
      )}
      {one.refunds.length > 0 && (
        <>
          <h3 className="t13 fg-2 mt-3 mb-1">{t.refunds}</h3>
          <ul className="grid gap-2">
            {one.refunds.map(({ refund_id, amount, reason, asked_at, done_at }) => (
              <li key={refund_id}>
                <span>
                  {money(amount)}, {t.reasons[reason as keyof typeof t.reasons] ?? reason}
                </span>
                <small className="block t13 fg-2">
                  {[t.asked(at(asked_at)), done_at && t.done(at(done_at))].filter(Boolean).join(', ')}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}

function Told({ event, at }: { event: CardEvent; at: (instant: string) => string }) {
  const t = useTexts(cardDeskTexts)
  const { kind, amount, outcome, received_at, noted_at, noted_by } = event
  const name = t.kinds[kind as keyof typeof t.kinds] ?? kind
  return (
    <>
      <span className={outcome === 'other sum' ? 'red' : undefined}>
        {name}
        {kind === 'paid' && ` ${money(amount)}`}: {outcome === null ? t.waiting : t.outcomes[outcome]}
      </span>
      <small className="block t13 fg-2">
        {[at(received_at), noted_at && t.notedBy(noted_by ?? '', at(noted_at))].filter(Boolean).join(', ')}
      </small>
    </>
  )
}

function useAt(timeZone: string): (instant: string) => string {
  const { language } = useLanguage()
  return instant => dayTimeText(instant, timeZone, language)
}
