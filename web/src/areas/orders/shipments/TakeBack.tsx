import type { DeskOrder } from '@fairfloor/domain/orders/desk-contract'
import { takeReturn } from '@fairfloor/domain/picking/contract'
import { type ReturnReason, returnReasons } from '@fairfloor/domain/shipping/return-reasons'
import { type FormEvent, useState } from 'react'
import { sizeText } from '../../../lib/format.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { QuantityInput } from '../../../ui/QuantityInput.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import form from '../../back-office/desk-form.module.css'
import { deskOrderQuery, everyDeskOrders } from '../desk-queries.ts'
import type { Order } from '../orders.ts'
import { nameOf, type Shipment } from './ShipmentGoods.tsx'
import styles from './shipments.module.css'
import { shipmentTexts } from './texts.ts'

interface TakeBackProps {
  order: Order
  shipment: Shipment
  returns: DeskOrder['shipments'][number]['returns']
  onDone: () => void
}

type Back = { readonly quantity: number | null; readonly good: number | null }

/** Takes shipped goods back: how many of each line, and how many of these can be sold again. */
export function TakeBack({ order, shipment, returns, onDone }: TakeBackProps) {
  const { language } = useLanguage()
  const t = useTexts(shipmentTexts).back
  const [entered, setEntered] = useState<ReadonlyMap<number, Back>>(new Map())
  const [reason, setReason] = useState<ReturnReason>('damaged')
  const [note, setNote] = useState('')
  const save = useApiMutation(takeReturn, {
    invalidates: [deskOrderQuery(order.order_id), everyDeskOrders],
    invalidatesOnRefusal: [deskOrderQuery(order.order_id)],
    onSuccess: onDone,
  })
  const came = returns.flatMap(({ lines }) => lines)
  const leftOf = (line: number, shipped: number) =>
    came.reduce((left, one) => (one.line === line ? left - one.quantity : left), shipped)
  const lines = [...entered].flatMap(([line, { quantity, good }]) =>
    quantity ? [{ line, quantity, restocked: Math.min(good ?? 0, quantity) }] : [],
  )
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const change = (line: number, back: Partial<Back>) => {
    const before = entered.get(line) ?? { quantity: null, good: null }
    setEntered(new Map([...entered, [line, { ...before, ...back }]]))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pieces === 0) return
    const body = { reason, note: note.trim() || null, lines }
    void save.run({ params: { shipment_id: shipment.shipment_id }, body })
  }
  return (
    <form className={form.form} onSubmit={submit} noValidate>
      <p>{t.hint}</p>
      <ul className={styles.back}>
        {shipment.lines.map(({ line, quantity }) => {
          const name = sizeText(nameOf(order, line), language)
          const left = leftOf(line, quantity)
          const back = entered.get(line)
          return (
            <li key={line}>
              <span>{name}</span>
              <Field label={t.backHead}>
                {parts => (
                  <QuantityInput
                    {...parts}
                    label={t.pieces(name)}
                    value={back?.quantity ?? null}
                    max={left}
                    onChange={pieces => change(line, { quantity: pieces, good: pieces })}
                  />
                )}
              </Field>
              <Field label={t.goodHead}>
                {parts => (
                  <QuantityInput
                    {...parts}
                    label={t.good(name)}
                    value={back?.good ?? null}
                    max={back?.quantity ?? 0}
                    onChange={good => change(line, { good })}
                  />
                )}
              </Field>
            </li>
          )
        })}
      </ul>
      <div className={form.row}>
        <Select
          label={t.reason}
          value={reason}
          options={returnReasons.map(one => ({ value: one, label: t.reasons[one] }))}
          onChange={setReason}
        />
        <TextInput label={t.note} maxLength={2000} value={note} onChange={event => setNote(event.target.value)} />
      </div>
      <MutationError of={save} onRetry={submit} />
      <div className={form.acts}>
        <Button type="submit" variant="ink" loading={save.loading} aria-disabled={pieces === 0}>
          {t.save(pieces)}
        </Button>
      </div>
    </form>
  )
}
