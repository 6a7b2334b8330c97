import { addressOf } from '@fairfloor/domain/endpoint'
import type { DeskOrder } from '@fairfloor/domain/orders/desk-contract'
import { makePickList, shipParts } from '@fairfloor/domain/picking/contract'
import { pickListDeskPage } from '@fairfloor/domain/picking/desk-pages'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { count, sizeText } from '../../../lib/format.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { QuantityInput } from '../../../ui/QuantityInput.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { deskOrderQuery, everyDeskOrders } from '../desk-queries.ts'
import { HandOverFields, SAID_NOTHING, type Said, sentOf } from './HandOverFields.tsx'
import styles from './shipments.module.css'
import { shipmentTexts } from './texts.ts'

const listAddressOf = (pickList: number): string => addressOf(pickListDeskPage, { params: { pickList } })

/** Ships parts of an order from its page, or has a list made for somebody to pick it by. */
export function ShipNow({ desk }: { desk: DeskOrder }) {
  const t = useTexts(shipmentTexts).ship
  const { pick_list_id, held_for, order } = desk
  const positions = order.order_positions.filter(position => position.reserved_quantity > 0)
  const [done, setDone] = useState<string | null>(null)
  if (positions.length === 0 && done === null) return null
  return (
    <DeskPanel title={t.title} {...(pick_list_id === null && held_for === null && { hint: t.hint })}>
      {done !== null && <Alert tone="success">{t.done(done)}</Alert>}
      {pick_list_id !== null && (
        <div className="row wrap middle gap-3">
          <LinkButton to={listAddressOf(pick_list_id)}>{t.openList}</LinkButton>
          <span>{t.picked}</span>
        </div>
      )}
      {pick_list_id === null && held_for !== null && <p>{t[held_for]}</p>}
      {pick_list_id === null && held_for === null && positions.length > 0 && (
        <Parts key={desk.version} desk={desk} positions={positions} onDone={setDone} />
      )}
    </DeskPanel>
  )
}

type PartsProps = {
  desk: DeskOrder
  positions: DeskOrder['order']['order_positions']
  onDone: (invoice: string) => void
}

function Parts({ desk, positions, onDone }: PartsProps) {
  const { language } = useLanguage()
  const t = useTexts(shipmentTexts).ship
  const navigate = useNavigate()
  const { order_id } = desk.order
  const [wanted, setWanted] = useState<ReadonlyMap<number, number | null>>(new Map())
  const [said, setSaid] = useState<Said>(SAID_NOTHING)
  const query = deskOrderQuery(order_id)
  const invalidates = [query, everyDeskOrders]
  const ship = useApiMutation(shipParts, {
    invalidates,
    invalidatesOnRefusal: [query],
    onSuccess: ({ invoice_number }) => onDone(invoice_number ?? ''),
  })
  const list = useApiMutation(makePickList, {
    invalidates,
    invalidatesOnRefusal: [query],
    onSuccess: ({ pick_list_id }) => void navigate(listAddressOf(pick_list_id)),
  })
  const lines = positions.flatMap(({ line }) => {
    const quantity = wanted.get(line) ?? 0
    return quantity > 0 ? [{ line, quantity, lot: null, best_before: null }] : []
  })
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const run = () => void ship.run({ params: { order_id }, body: { version: desk.version, lines, ...sentOf(said) } })
  return (
    <div className="stack gap-5">
      <ul>
        {positions.map(({ line, product_attribute_name: flavour, product_size_name: size, ...position }) => (
          <li key={line} className={`grid middle gap-y-2 gap-x-3 line-below pad-y-2 ${styles.line}`}>
            <span className="grid anywhere">
              {flavour}
              <small className="fg-2">
                {position.brand_name} · {position.product_name} {sizeText(size, language)}
              </small>
            </span>
            <QuantityInput
              label={t.piecesOf(`${flavour} ${sizeText(size, language)}`)}
              value={wanted.get(line) ?? null}
              max={position.reserved_quantity}
              onChange={quantity => setWanted(new Map([...wanted, [line, quantity]]))}
            />
            <span className="t13 fg-2 figures">{t.most(count(position.reserved_quantity))}</span>
          </li>
        ))}
      </ul>
      {pieces > 0 && <HandOverFields said={said} onChange={setSaid} />}
      <MutationError of={ship} onRetry={run} />
      <MutationError of={list} />
      <div className="row wrap middle gap-3">
        <Button variant="signal" disabled={pieces === 0} loading={ship.loading} onClick={run}>
          {t.act(count(pieces))}
        </Button>
        <Button onClick={() => setWanted(new Map(positions.map(one => [one.line, one.reserved_quantity])))}>
          {t.all}
        </Button>
        <Button loading={list.loading} onClick={() => void list.run({ params: { order_id }, body: {} })}>
          {t.makeList}
        </Button>
      </div>
    </div>
  )
}
