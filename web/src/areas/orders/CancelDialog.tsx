import { type FormEvent, useId, useState } from 'react'
import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { QuantityInput } from '../../ui/QuantityInput.tsx'
import styles from './CancelDialog.module.css'
import type { Order } from './orders.ts'
import { restTexts } from './rest-texts.ts'

export type CancelledLine = { readonly line: number; readonly quantity: number }

interface CancelDialogProps {
  order: Order
  onClose: () => void
  /** The call behind it: the buyer's, or the operator's. */
  cancel: {
    run: (lines: CancelledLine[]) => void
    loading: boolean
    error: Error | null
    clearError: () => void
  }
}

/** Asks how many pieces of each line are cancelled; what waits for goods is filled in. */
export function CancelDialog({ order, onClose, cancel }: CancelDialogProps) {
  const t = useTexts(restTexts)
  const form = useId()
  const positions = order.order_positions.filter(position => position.cancellable_quantity > 0)
  const [wanted, setWanted] = useState<ReadonlyMap<number, number | null>>(
    () => new Map(positions.map(({ line, open_quantity }) => [line, open_quantity || null])),
  )
  // What can be cancelled may have become less since it was typed.
  const lines = positions.flatMap(({ line, cancellable_quantity: most }) => {
    const quantity = Math.min(wanted.get(line) ?? 0, most)
    return quantity > 0 ? [{ line, quantity }] : []
  })
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pieces > 0) cancel.run(lines)
  }
  return (
    <Modal
      open
      onClose={onClose}
      size="m"
      keepOpen
      title={t.cancelOf(order.order_id)}
      description={t.explanation}
      foot={
        <div className={styles.foot}>
          <Button
            variant="ghost"
            onClick={() => setWanted(new Map(positions.map(one => [one.line, one.cancellable_quantity])))}
          >
            {t.all}
          </Button>
          <Button onClick={onClose}>{t.keep}</Button>
          <Button variant="ink" type="submit" form={form} loading={cancel.loading} aria-disabled={pieces === 0}>
            {pieces === 0 ? t.actNone : t.act(pieces, count(pieces))}
          </Button>
        </div>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <MutationError of={cancel} onRetry={submit} className={styles.error} />
        <ul className={styles.lines}>
          {positions.map(position => (
            <li key={position.line}>
              <span className={styles.product}>
                {position.product_attribute_name}
                <small>
                  {position.brand_name} · {position.product_name} {position.product_size_name}
                </small>
              </span>
              <QuantityInput
                label={t.pieces(`${position.product_attribute_name} ${position.product_size_name}`)}
                value={wanted.get(position.line) ?? null}
                max={position.cancellable_quantity}
                onChange={quantity => setWanted(new Map([...wanted, [position.line, quantity]]))}
              />
              <span className={styles.most}>{t.most(count(position.cancellable_quantity))}</span>
            </li>
          ))}
        </ul>
        <p className={styles.none} role="status">
          {pieces === 0 && t.none}
        </p>
      </form>
    </Modal>
  )
}
