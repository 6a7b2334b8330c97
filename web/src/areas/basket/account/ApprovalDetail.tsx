import type { Approval } from '@fairfloor/domain/basket/approval/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calendarDay, money } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { useRefusalWords } from '../../../lib/use-refusal-words.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import layout from '../../../ui/layout.module.css'
import { checkoutTexts } from '../checkout/texts.ts'
import { PriceRows } from '../PriceRows.tsx'
import { ApprovalLines } from './ApprovalLines.tsx'
import { approvalTexts } from './approval-texts.ts'
import { approvalQuery, type Changed } from './approvals.ts'
import { Decide } from './Decide.tsx'
import { Outcome } from './Outcome.tsx'

/** An order that was sent for approval: what it is, what it would cost now, and what the reader may do with it. */
export function ApprovalDetail({ id, zone }: { id: number; zone: string }) {
  const [changed, setChanged] = useState<Changed>({})
  const query = useQuery({
    ...approvalQuery(id, changed),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  })
  const t = useTexts(approvalTexts)
  return (
    <Loaded query={query} waiting={480}>
      {approval => (
        <section
          className={`stack gap-4 bordered round-card pad-5 ${layout.card}`}
          aria-label={t.orderOf(approval.asked_by.name)}
        >
          <header className="row wrap baseline between gap-y-1 gap-x-4 anywhere">
            <h2 className="t24">{approval.is_own ? t.ownOrder : t.orderOf(approval.asked_by.name)}</h2>
            {approval.net !== null && <b className="sign t36">{money(approval.net)}</b>}
          </header>
          {approval.word && (
            <blockquote className={`fg-2 lines anywhere m-0 ${layout.quoted}`}>{approval.word}</blockquote>
          )}
          <Facts approval={approval} />
          <ApprovalLines
            lines={approval.lines}
            mayChange={approval.may_decide}
            isWaiting={approval.state === 'waiting'}
            changed={changed}
            onChange={(flavour, quantity) => setChanged({ ...changed, [flavour]: quantity })}
          />
          {approval.state === 'waiting' && <Cost approval={approval} />}
          <Outcome approval={approval} zone={zone} />
          {approval.may_decide && <Decide approval={approval} isBehind={query.isFetching} changed={changed} />}
        </section>
      )}
    </Loaded>
  )
}

function Facts({ approval: { chosen, ...said } }: { approval: Approval }) {
  const t = useTexts(approvalTexts)
  const { methods } = useTexts(checkoutTexts)
  const { language } = useLanguage()
  const items = [
    [t.shipTo, said.ship_to],
    [t.carrier, chosen.carrier],
    [t.payment, methods[chosen.payment_method]],
    [t.reference, said.external_reference],
    [t.note, said.note],
    [t.wishedOn, said.wished_on && calendarDay(said.wished_on, language, { year: true })],
  ] as const
  return (
    <KeyValue
      compact
      items={items.flatMap(([key, value]) =>
        value ? [{ key, value: <bdi className="lines anywhere">{value}</bdi> }] : [],
      )}
    />
  )
}

function Cost({ approval: { lines, breakdown, credit_left: credit, refusal, chosen } }: { approval: Approval }) {
  const t = useTexts(approvalTexts)
  const { shippingBy } = useTexts(checkoutTexts)
  const words = useRefusalWords(refusal)
  const priced = breakdown?.total_price_inc_vat != null
  const isDearer = lines.some(({ single_then, single_now }) => single_now !== null && single_now !== single_then)
  const isShort = lines.some(({ quantity, stock_now: stock }) => stock !== null && stock < quantity)
  return (
    <>
      {breakdown && priced && <PriceRows price={breakdown} shippingNote={shippingBy(chosen.carrier)} />}
      {priced && (
        <p className="t13 fg-2">
          {isShort ? t.someLater : t.allInStock} {isDearer ? t.pricesChanged : t.samePrices}
          {credit !== null && ` ${t.creditLeft(money(credit))}`}
        </p>
      )}
      {words && <Alert tone="warning">{words}</Alert>}
    </>
  )
}
