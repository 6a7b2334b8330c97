import { bookReceipt, type Delivery } from '@fairfloor/domain/goods-in/contract'
import { missingOf } from '@fairfloor/domain/goods-in/expected'
import { whoGetsIt } from '@fairfloor/domain/goods-in/who-gets-it'
import { useState } from 'react'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useApiMutation } from '../../lib/use-api-mutation.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { DeskPanel } from '../back-office/DeskPanel.tsx'
import form from '../back-office/desk-form.module.css'
import { ArrivedTable } from './ArrivedTable.tsx'
import { type Arrived, arrivingOf, type Entered, partsOf } from './arrived.ts'
import styles from './goods-in.module.css'
import { deliveryQuery, everyDeliveries } from './queries.ts'
import { Receipts } from './Receipts.tsx'
import { ScanBox } from './ScanBox.tsx'
import { goodsInTexts } from './texts.ts'
import { WhoGetsIt } from './WhoGetsIt.tsx'

const NOTHING: Entered = new Map()

/** Counts what has arrived, with lots and days, and books it. */
export function Receive({ delivery }: { delivery: Delivery }) {
  const t = useTexts(goodsInTexts).receive
  const { delivery_id, positions, waiting } = delivery
  const [entered, setEntered] = useState(NOTHING)
  const [booked, setBooked] = useState<string | null>(null)
  const query = deliveryQuery(delivery_id)
  const book = useApiMutation(bookReceipt, {
    invalidates: [query, everyDeliveries],
    invalidatesOnRefusal: [query],
    onSuccess: ({ served, orders, free }) => {
      setEntered(NOTHING)
      setBooked(t.booked(count(served), count(orders), count(free)))
    },
  })
  const parts = partsOf(entered)
  const pieces = parts.reduce((sum, { quantity }) => sum + quantity, 0)
  const change = (line: number, arrived: Arrived) => setEntered(new Map(entered).set(line, arrived))
  const fill = () =>
    setEntered(
      new Map(
        positions.map(position => {
          const before = entered.get(position.line)
          return [position.line, { lot: '', bestBefore: '', ...before, quantity: missingOf(position) || null }]
        }),
      ),
    )
  const run = () => {
    setBooked(null)
    void book.run({ params: { delivery_id }, body: { note: null, lines: parts } })
  }
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <DeskPanel title={t.title} hint={t.hint} end={<Button onClick={fill}>{t.fill}</Button>}>
          <ScanBox positions={positions} entered={entered} onCount={change} />
          <ArrivedTable positions={positions} entered={entered} onChange={change} />
          {booked && <Alert tone="success">{booked}</Alert>}
          <MutationError of={book} onRetry={run} />
          <div className={form.acts}>
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
