import type { ReactNode } from 'react'
import { money } from '../../../lib/format.ts'
import type { MutationState } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import orderAct from '../../../ui/Foot.module.css'
import styles from './checkout.module.css'
import { placingTexts } from './placing-texts.ts'

interface PlaceOrderProps {
  /** panel: below the breakdown; foot: at the foot of a phone's screen. */
  look: 'panel' | 'foot'
  placing: { place: () => void; state: MutationState }
  /** Default: 'Place Order'. */
  act?: string
  /** With VAT; null for readers who may see no prices. */
  total: number | null
  /** What is in it. Default: 'incl. VAT'. */
  totalNote?: string | false
  /** In place of the total. */
  pieces?: string
  /** Ctrl+Enter presses it, too, and it names its total. */
  hasKeys?: boolean
  disabled: boolean
  /** What is said above it. */
  children: ReactNode
}

/** The button with the total that it orders at. */
export function PlaceOrder(props: PlaceOrderProps) {
  const { look, placing, total, pieces, hasKeys, disabled, children } = props
  const t = useTexts(placingTexts)
  const sum = total === null ? null : money(total)
  const act = props.act ?? t.place
  const isFull = look === 'panel' && hasKeys
  return (
    <div
      className={classes(styles.place, styles[look], look === 'foot' && `on-paper sticky ${orderAct.ordering}`)}
      data-place="order"
      tabIndex={-1}
    >
      {children}
      <div className="row middle gap-4">
        {look === 'foot' && (sum ?? pieces) && (
          <p className={`fixed t13 ink-2 ${orderAct.total}`} aria-hidden="true">
            <b className="t24 sign ink nowrap block">{sum ?? pieces}</b>{' '}
            {sum !== null && (props.totalNote || t.inclVat)}
          </p>
        )}
        <Button
          className="grow"
          variant="signal"
          size="l"
          data-place-order=""
          aria-label={sum === null ? undefined : t.withTotal(act, sum)}
          loading={placing.state.loading}
          done={placing.state.done}
          disabled={disabled}
          onClick={placing.place}
        >
          {act}
          {isFull && sum !== null && <span className={`figures ${styles.sum}`}>{sum}</span>}
        </Button>
      </div>
      {isFull && (
        <p className={`t13 ink-3 to-middle ${styles.keys}`}>
          <kbd className={`on-paper bordered round-tag ${styles.key}`}>Ctrl</kbd>{' '}
          <kbd className={`on-paper bordered round-tag ${styles.key}`}>Enter</kbd> {t.keys}
        </p>
      )}
    </div>
  )
}
