import type { DeskOrder } from '@fairfloor/domain/orders/desk-contract'
import { takeReturn } from '@fairfloor/domain/picking/contract'
import { type ReturnReason, returnReasons } from '@fairfloor/domain/shipping/return-reasons'
import { sizeText } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Field } from '../../../ui/Field.tsx'
import { QuantityInput } from '../../../ui/QuantityInput.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { useDeskForm } from '../../back-office/form/use-desk-form.ts'
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

const EMPTY = { lines: {} as Readonly<Record<number, Back>>, reason: 'damaged' as ReturnReason, note: '' }

const linesOf = (entered: typeof EMPTY.lines) =>
  Object.entries(entered).flatMap(([line, { quantity, good }]) =>
    quantity ? [{ line: Number(line), quantity, restocked: Math.min(good ?? 0, quantity) }] : [],
  )

/** Takes shipped goods back: how many of each line, and how many of these can be sold again. */
export function TakeBack({ order, shipment, returns, onDone }: TakeBackProps) {
  const { language } = useLanguage()
  const t = useTexts(shipmentTexts).back
  const { shipment_id } = shipment
  const form = useDeskForm({
    name: `return ${shipment_id}`,
    record: null,
    draftOf: () => EMPTY,
    words: { lines: t.backHead, reason: t.reason, note: t.note },
    call: takeReturn,
    input: ({ lines: entered, reason, note }) => {
      const lines = linesOf(entered)
      return lines.length === 0 ? null : { params: { shipment_id }, body: { reason, note: note.trim() || null, lines } }
    },
    invalidates: [deskOrderQuery(order.order_id), everyDeskOrders],
    invalidatesOnRefusal: [deskOrderQuery(order.order_id)],
    onSuccess: onDone,
  })
  const { lines } = form.draft
  const came = returns.flatMap(one => one.lines)
  const leftOf = (line: number, shipped: number) =>
    came.reduce((left, one) => (one.line === line ? left - one.quantity : left), shipped)
  const pieces = linesOf(lines).reduce((sum, { quantity }) => sum + quantity, 0)
  const change = (line: number, back: Partial<Back>) =>
    form.change({ lines: { ...lines, [line]: { ...(lines[line] ?? { quantity: null, good: null }), ...back } } })
  return (
    <DeskForm form={form} label={t.title(shipment_id)} save={t.save(pieces)} idle={pieces === 0}>
      <p>{t.hint}</p>
      <ul>
        {shipment.lines.map(({ line, quantity }) => {
          const name = sizeText(nameOf(order, line), language)
          const back = lines[line]
          return (
            <li key={line} className={`grid bottom gap-y-2 gap-x-3 line-below pad-y-2 ${styles.back}`}>
              <span>{name}</span>
              <Field label={t.backHead}>
                {parts => (
                  <QuantityInput
                    {...parts}
                    label={t.pieces(name)}
                    value={back?.quantity ?? null}
                    max={leftOf(line, quantity)}
                    onChange={taken => change(line, { quantity: taken, good: taken })}
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
      <div className="grid fields top gap-4">
        <Select
          {...form.choice('reason')}
          options={returnReasons.map(one => ({ value: one, label: t.reasons[one] }))}
        />
        <TextInput {...form.text('note')} maxLength={2000} />
      </div>
    </DeskForm>
  )
}
