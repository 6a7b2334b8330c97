import type { Answer } from '@fairfloor/domain/endpoint'
import type { previewCancel } from '@fairfloor/domain/orders/later-contract'
import type { Reckoning } from '@fairfloor/domain/orders/rest'
import { type FormEvent, useId, useState } from 'react'
import { count, money, sizeText } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { KeyValue } from '../../ui/KeyValue.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { QuantityInput } from '../../ui/QuantityInput.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { useMay } from '../../visit/user.ts'
import styles from './order.module.css'
import type { Order } from './orders.ts'
import { restTexts } from './rest-texts.ts'

export type CancelledLine = { readonly line: number; readonly quantity: number }

/** What the order would cost then. */
export type CancelResult = Answer<typeof previewCancel>

interface Step {
  loading: boolean
  error: Error | null
  clearError: () => void
}

interface CancelDialogProps {
  order: Order
  /** The line whose backorder is filled in; else those of all. */
  line?: number
  onClose: () => void
  /** The call that says what is left, and costs. */
  preview: Step & { run: (lines: CancelledLine[]) => Promise<CancelResult | undefined> }
  /** The call behind it: the buyer's, or the operator's; `seen` is what was shown, null to those who may see no prices. */
  cancel: Step & { run: (lines: CancelledLine[], seen: CancelResult | null, reckoning: Reckoning) => void }
  /** Whether the reader chooses how the rest is priced; else it is calculated again. */
  chooses?: boolean
}

/** Asks how many pieces of each line are cancelled, what waits for goods is filled in, and says what is left before it cancels. */
export function CancelDialog({ order, line: only, onClose, preview, cancel, chooses = false }: CancelDialogProps) {
  const { language } = useLanguage()
  const t = useTexts(restTexts)
  const form = useId()
  const priced = useMay('prices') || chooses
  const positions = order.order_positions.filter(position => position.cancellable_quantity > 0)
  const [wanted, setWanted] = useState<ReadonlyMap<number, number | null>>(
    () =>
      new Map(positions.map(({ line, open_quantity }) => [line, ((only ?? line) === line && open_quantity) || null])),
  )
  const [seen, setSeen] = useState<{ result: CancelResult; of: string } | null>(null)
  const [reckoning, setReckoning] = useState<Reckoning>(chooses ? 'kept' : 'anew')
  // What can be cancelled may have become less since it was typed.
  const lines = positions.flatMap(({ line, cancellable_quantity: most }) => {
    const quantity = Math.min(wanted.get(line) ?? 0, most)
    return quantity > 0 ? [{ line, quantity }] : []
  })
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const of = JSON.stringify(lines)
  const result = seen?.of === of ? seen.result : null
  const isReady = !priced || result !== null
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    // A user who presses twice has not seen the result.
    if (pieces === 0 || preview.loading) return
    if (isReady) return cancel.run(lines, result, reckoning)
    cancel.clearError()
    const found = await preview.run(lines)
    if (found) setSeen({ result: found, of })
  }
  const change = (next: ReadonlyMap<number, number | null>) => {
    preview.clearError()
    setWanted(next)
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
        <div className={`row wrap gap-2 grow ${styles.foot}`}>
          <Button
            variant="ghost"
            onClick={() => change(new Map(positions.map(one => [one.line, one.cancellable_quantity])))}
          >
            {t.all}
          </Button>
          <Button onClick={onClose}>{t.keep}</Button>
          <Button
            variant="ink"
            type="submit"
            form={form}
            loading={cancel.loading || preview.loading}
            aria-disabled={pieces === 0}
          >
            {pieces === 0 ? t.actNone : isReady ? t.act(pieces, count(pieces)) : t.look}
          </Button>
        </div>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <MutationError of={preview} onRetry={submit} className="mb-4" />
        <MutationError of={cancel} onRetry={submit} className="mb-4" />
        <ul className="line-above">
          {positions.map(position => (
            <li className={`grid middle gap-3 line-below pad-y-2 ${styles.cancelled}`} key={position.line}>
              <span className="bold lh-snug">
                {position.product_attribute_name}
                <small className="fg-2 regular block">
                  {position.brand_name} · {position.product_name} {sizeText(position.product_size_name, language)}
                </small>
              </span>
              <QuantityInput
                label={t.pieces(`${position.product_attribute_name} ${sizeText(position.product_size_name, language)}`)}
                value={wanted.get(position.line) ?? null}
                max={position.cancellable_quantity}
                onChange={quantity => change(new Map([...wanted, [position.line, quantity]]))}
              />
              <span className="fg-2 figures">{t.most(count(position.cancellable_quantity))}</span>
            </li>
          ))}
        </ul>
        <p className={`fg-2 mt-3 ${styles.none}`} role="status">
          {pieces === 0 && t.none}
        </p>
        {result && (
          <Result order={order} result={result} {...(chooses && { choice: { value: reckoning, set: setReckoning } })} />
        )}
      </form>
    </Modal>
  )
}

interface ResultProps {
  order: Order
  result: CancelResult
  choice?: { value: Reckoning; set: (to: Reckoning) => void }
}

/** Below many lines, who asks for it would see nothing of it. */
const comeIntoView = (result: HTMLElement | null) => result?.scrollIntoView?.({ block: 'nearest' })

/** What is left costs: each line whose price changes, and the order's total; where it differs staff choose. */
function Result({ order, result, choice }: ResultProps) {
  const { language } = useLanguage()
  const t = useTexts(restTexts)
  const names = new Map(
    order.order_positions.map(one => [
      one.line,
      `${one.brand_name} ${one.product_name} ${sizeText(one.product_size_name, language)}, ${one.product_attribute_name}`,
    ]),
  )
  const { total_price_inclusive_tax: anew, kept_price_inclusive_tax: kept } = result
  const changed = result.lines.filter(one => one.total_price_exclusive_tax !== one.kept_price_exclusive_tax)
  const isKept = choice?.value === 'kept'
  const rows = changed.map(one => ({
    key: t.anew(names.get(one.line) ?? '', count(one.quantity), money(one.single_price_exclusive_tax)),
    value: money(one.total_price_exclusive_tax),
    note: [one.discount ? t.free(money(one.discount)) : '', t.wouldBe(money(one.kept_price_exclusive_tax))]
      .filter(Boolean)
      .join(', '),
  }))
  return (
    <div role="status" ref={comeIntoView}>
      {choice && changed.length > 0 && (
        <RadioGroup
          label={t.reckoning}
          look="boxed"
          value={choice.value}
          onChange={choice.set}
          options={[
            { value: 'kept', label: t.reckonings.kept, end: money(kept) },
            { value: 'anew', label: t.reckonings.anew, end: money(anew) },
          ]}
        />
      )}
      <KeyValue items={[...(isKept ? [] : rows), { key: t.after, value: money(isKept ? kept : anew), look: 'rule' }]} />
    </div>
  )
}
