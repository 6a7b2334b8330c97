import { LONGEST_WORD, lineToLeaveOut } from '@fairfloor/domain/basket/approval/approval'
import { getApprovers } from '@fairfloor/domain/basket/approval/contract'
import { fromEuros, sum } from '@fairfloor/domain/money'
import { useQuery } from '@tanstack/react-query'
import { money, moneyOfCents, sizeText } from '../../../lib/format.ts'
import { queryOf } from '../../../lib/query.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/TextInput.tsx'
import { nameOf, useBasketQuery } from '../basket.ts'
import styles from './checkout.module.css'
import type { Checkout } from './checkout.ts'
import { limitTexts } from './limit-texts.ts'
import { useOfBasket } from './of-basket.ts'
import type { CheckoutState } from './use-checkout.ts'

interface LimitPartProps {
  limit: NonNullable<Checkout['limit']>
  minimum: Checkout['minimum']
  checkout: Pick<CheckoutState, 'typed' | 'type'>
  /** Shows and focuses a line. */
  reveal: (flavourId: number) => void
}

/** What the user may order alone, and what happens with an order above it. */
export default function LimitPart({ limit, minimum, checkout: { typed, type }, reveal }: LimitPartProps) {
  const t = useTexts(limitTexts)
  const { language } = useLanguage()
  const { canWait } = useOfBasket()
  const { amount, over, is_over: isOver } = limit
  const { data: approvers = [] } = useQuery({ ...queryOf(getApprovers, {}), enabled: isOver })
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(approvers)
  return (
    <div className="grid gap-3">
      {amount !== null && over !== null && (
        <div className={`grid gap-1 t13 figures ${styles.limit}`} data-over={isOver || undefined}>
          <p className="row between gap-2">
            {t.limit} <b>{money(amount)}</b>
          </p>
          <span className="block clipped round-full on-fog-2" aria-hidden="true">
            <i className="tall block on-ink" style={{ width: isOver ? `${(100 * amount) / (amount + over)}%` : 0 }} />
          </span>
          {isOver && <p className="amber-ink bold">{t.over(money(over))}</p>}
        </div>
      )}
      {isOver && (
        <Alert tone="warning">
          <p>
            <b>{canWait ? t.waits : t.cannotWait}</b>
          </p>
          <p>{canWait ? t.approves(names) : t.asks(names)}</p>
          {canWait && over !== null && <LeaveOut {...{ over, reveal }} minimum={minimum?.amount ?? 0} />}
        </Alert>
      )}
      {isOver && canWait && (
        <TextArea
          label={t.word}
          optional
          rows={2}
          maxLength={LONGEST_WORD}
          value={typed.word}
          onChange={event => type({ word: event.target.value })}
        />
      )}
    </div>
  )
}

/** What to leave out, so that the order goes at once. */
function LeaveOut({ over, minimum, reveal }: { over: number; minimum: number; reveal: (id: number) => void }) {
  const { language } = useLanguage()
  const t = useTexts(limitTexts)
  const { data } = useBasketQuery()
  const lines = (data?.positions ?? []).flatMap(position =>
    position.total_price_exc_vat === null ? [] : [{ ...position, net: fromEuros(position.total_price_exc_vat) }],
  )
  const line = lineToLeaveOut(lines, fromEuros(over), fromEuros(minimum))
  if (!line) return <p>{t.takeOut(money(over))}</p>
  const rest = sum(lines.filter(one => one !== line).map(({ net }) => net))
  return (
    <>
      <p>{t.without(sizeText(nameOf(line), language), moneyOfCents(rest))}</p>
      <p className="mt-2">
        <Button onClick={() => reveal(line.id)}>{t.show}</Button>
      </p>
    </>
  )
}
