import { bookReceipt, type Delivery } from '@fairfloor/domain/stock/goods-in/contract'
import { missingOf } from '@fairfloor/domain/stock/goods-in/expected'
import { whoGetsIt } from '@fairfloor/domain/stock/goods-in/who-gets-it'
import { useState } from 'react'
import { calendarDay, count } from '../../../lib/format.ts'
import { useDraft } from '../../../lib/sending/draft.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import side from '../../../ui/side.module.css'
import { CountTable } from '../../back-office/CountTable.tsx'
import { type Counted, EMPTY, type Entered, partsOf, readLines } from '../../back-office/counted.ts'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { ScanBox } from '../../back-office/ScanBox.tsx'
import { arrivingOf } from './arriving.ts'
import { deliveryQuery, everyDeliveries } from './queries.ts'
import { Receipts } from './Receipts.tsx'
import { goodsInTexts } from './texts.ts'
import { WhoGetsIt } from './WhoGetsIt.tsx'

interface ReceiveProps {
  delivery: Delivery
  /** Says what a booking did: it may have closed the delivery, and with it this. */
  onBooked: (said: string | null) => void
}

/** Counts what has arrived, with lots and days, and books it. What is counted survives a reload. */
export function Receive({ delivery, onBooked }: ReceiveProps) {
  const words = useTexts(goodsInTexts)
  const t = words.receive
  const { language } = useLanguage()
  const { delivery_id, positions, waiting } = delivery
  // Of the state in which counting began: after a booking whose answer was lost, nothing is counted a second time.
  const [version, setVersion] = useState(delivery.version)
  const [lines, keep, forget] = useDraft(`receipt-${delivery_id}-${version}`, readLines)
  const entered: Entered = new Map(lines)
  const query = deliveryQuery(delivery_id)
  const book = useApiMutation(bookReceipt, {
    invalidates: [query, everyDeliveries],
    invalidatesOnRefusal: [query],
    onSuccess: ({ served, orders, free, delivery: after }) => {
      forget()
      setVersion(after.version)
      onBooked(t.booked(count(served), count(orders), count(free)))
    },
  })
  const parts = partsOf(entered)
  const pieces = parts.reduce((sum, { quantity }) => sum + quantity, 0)
  const change = (line: number, counted: Counted) => keep([...new Map(entered).set(line, counted)])
  const fill = () =>
    keep(
      positions.map(position => [
        position.line,
        { ...EMPTY, ...entered.get(position.line), quantity: missingOf(position) || null },
      ]),
    )
  const run = () => {
    onBooked(null)
    void book.run({ params: { delivery_id }, body: { note: null, lines: parts } })
  }
  return (
    <div className={`stack top packed gap-5 ${side.roomy}`}>
      <div className="stack top packed gap-5">
        <DeskPanel title={t.title} hint={t.hint} end={<Button onClick={fill}>{t.fill}</Button>}>
          <ScanBox positions={positions} entered={entered} notFound={t.notFound} onCount={change} />
          <CountTable
            caption={t.title}
            positions={positions}
            entered={entered}
            about={({ sku, expected_on: on }) =>
              `${sku} · ${on === null ? words.unknownDay : calendarDay(on, language, { year: true })}`
            }
            wanted={{ head: t.missing, of: missingOf }}
            quantity={t.quantity}
            onChange={change}
          />
          <MutationError of={book} onRetry={run} />
          <div className="row wrap middle gap-3">
            <Button variant="signal" disabled={pieces === 0} loading={book.loading} done={book.done} onClick={run}>
              {t.book(count(pieces))}
            </Button>
            {pieces === 0 && <span>{t.nothing}</span>}
          </div>
        </DeskPanel>
        <Receipts delivery={delivery} />
      </div>
      <WhoGetsIt
        pieces={pieces}
        waits={waiting.length > 0}
        names={new Map(positions.map(({ flavour_id, name }) => [flavour_id, name]))}
        {...whoGetsIt(waiting, arrivingOf(positions, parts))}
      />
    </div>
  )
}
