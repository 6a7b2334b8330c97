import { addressOf } from '@fairfloor/domain/endpoint'
import { getPickListPdf, giveBackPickList, type PickList, shipPickList } from '@fairfloor/domain/picking/contract'
import { pickingDeskPage } from '@fairfloor/domain/picking/desk-pages'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { calendarDay, count } from '../../lib/format.ts'
import { useDraft } from '../../lib/sending/draft.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { LineExtras } from '../../ui/LineExtras.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import side from '../../ui/side.module.css'
import { CountTable } from '../back-office/CountTable.tsx'
import { type Counted, EMPTY, type Entered, partsOf, readLines } from '../back-office/counted.ts'
import { DeskPanel } from '../back-office/DeskPanel.tsx'
import { ScanBox } from '../back-office/ScanBox.tsx'
import { deskAddressOf, deskOrderQuery, everyDeskOrders } from '../orders/desk-queries.ts'
import { HandOverFields, SAID_NOTHING, type Said, sentOf } from '../orders/shipments/HandOverFields.tsx'
import { shipmentTexts } from '../orders/shipments/texts.ts'
import { PickListFacts } from './PickListFacts.tsx'
import { everyPicking, pickListQuery } from './queries.ts'
import { pickingTexts } from './texts.ts'

/** Counts what was fetched, and ships it. What is counted survives a reload. */
export function PickListForm({ list }: { list: PickList }) {
  const words = useTexts(pickingTexts)
  const t = words.list
  const shipWords = useTexts(shipmentTexts).ship
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { pick_list_id, order_id, positions } = list
  const [lines, keep, forget] = useDraft(`pick-list-${pick_list_id}`, readLines)
  const [said, setSaid] = useState<Said>(SAID_NOTHING)
  const entered: Entered = new Map(lines)
  const changes = {
    invalidates: [pickListQuery(pick_list_id), everyPicking, deskOrderQuery(order_id), everyDeskOrders],
    invalidatesOnRefusal: [pickListQuery(pick_list_id)],
  }
  const ship = useApiMutation(shipPickList, {
    ...changes,
    onSuccess: () => {
      forget()
      void navigate(deskAddressOf(order_id))
    },
  })
  const parts = partsOf(entered)
  const pieces = parts.reduce((sum, { quantity }) => sum + quantity, 0)
  const most = new Map(positions.map(({ line, quantity }) => [line, quantity]))
  // A scanner counts on: never more than the list has.
  const change = (line: number, counted: Counted) => {
    const quantity = counted.quantity === null ? null : Math.min(counted.quantity, most.get(line) ?? 0)
    keep([...new Map(entered).set(line, { ...counted, quantity })])
  }
  const fill = () => keep(positions.map(({ line, quantity }) => [line, { ...EMPTY, ...entered.get(line), quantity }]))
  const run = () => void ship.run({ params: { pick_list_id }, body: { lines: parts, ...sentOf(said) } })
  const lotsOf = ({ lots }: PickList['positions'][number]) =>
    lots.length === 0
      ? t.noLots
      : t.lots(
          lots
            .map(({ lot, best_before: day }) =>
              [lot, day && calendarDay(day, language, { year: true })].filter(Boolean).join(' '),
            )
            .join(', '),
        )
  return (
    <>
      <div className="row wrap middle gap-y-2 gap-x-3 mb-4">
        <LinkButton to={pickingDeskPage.path}>{words.toList}</LinkButton>
        <LinkButton to={addressOf(getPickListPdf, { params: { pick_list_id } })} reloadDocument icon="print">
          {t.print}
        </LinkButton>
        <GiveBack list={list} changes={changes} onDone={forget} />
      </div>
      <div className={`stack top packed gap-5 ${side.roomy}`}>
        <DeskPanel title={t.title} hint={t.hint} end={<Button onClick={fill}>{t.fill}</Button>}>
          <ScanBox positions={positions} entered={entered} notFound={t.notFound} onCount={change} />
          <CountTable
            caption={t.title}
            positions={positions}
            entered={entered}
            about={position => (
              <>
                {position.sku} · {lotsOf(position)} <LineExtras extras={position.extras} on="pick list" />
              </>
            )}
            wanted={{ head: t.wanted, of: ({ quantity }) => quantity, atMost: true }}
            quantity={t.picked}
            onChange={change}
          />
          <HandOverFields said={said} onChange={setSaid} />
          <MutationError of={ship} onRetry={run} />
          <div className="row wrap middle gap-3">
            <Button variant="signal" disabled={pieces === 0} loading={ship.loading} onClick={run}>
              {shipWords.act(count(pieces))}
            </Button>
            {pieces === 0 && <span>{shipWords.nothing}</span>}
          </div>
        </DeskPanel>
        <PickListFacts list={list} />
      </div>
    </>
  )
}

type Changes = Parameters<typeof useApiMutation<typeof giveBackPickList>>[1]

function GiveBack({ list, changes, onDone }: { list: PickList; changes: Changes; onDone: () => void }) {
  const t = useTexts(pickingTexts).list
  const [isOpen, setOpen] = useState(false)
  const back = useApiMutation(giveBackPickList, { ...changes, onSuccess: onDone })
  const run = () => void back.run({ params: { pick_list_id: list.pick_list_id }, body: {} })
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.giveBack}</Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.giveBack} narrow scrim>
        <div className="stack gap-5">
          <p>{t.giveBackHint}</p>
          <MutationError of={back} onRetry={run} />
          <div className="row wrap middle gap-3">
            <Button variant="ink" loading={back.loading} onClick={run}>
              {t.giveBack}
            </Button>
          </div>
        </div>
      </Sheet>
    </>
  )
}
