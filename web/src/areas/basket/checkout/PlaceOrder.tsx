import { isLost } from '../../../lib/call.ts'
import { money } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { MutationError } from '../../../ui/MutationError.tsx'
import orderAct from '../../../ui/order-act.module.css'
import { uiTexts } from '../../../ui/texts.ts'
import styles from './PlaceOrder.module.css'
import { placingTexts } from './placing-texts.ts'
import type { Placing } from './use-placing.ts'

interface PlaceOrderProps {
  /** panel: below the breakdown; foot: at the foot of a phone's screen. */
  look: 'panel' | 'foot'
  placing: Placing
  /** With VAT; null for readers who may see no prices. */
  total: number | null
  pieces: string
  disabled: boolean
}

/** The button with the total that it orders at. */
export function PlaceOrder({ look, placing: { state, place, refused }, total, pieces, disabled }: PlaceOrderProps) {
  const t = useTexts(placingTexts)
  const { retry } = useTexts(uiTexts)
  const sum = total === null ? null : money(total)
  return (
    <div
      className={classes(styles.place, styles[look], look === 'foot' && orderAct.foot)}
      data-place="order"
      tabIndex={-1}
    >
      {isLost(state.error) && !state.loading && (
        <Alert tone="error" onDismiss={state.clearError} action={<Button onClick={place}>{retry}</Button>}>
          {t.noAnswer}
        </Alert>
      )}
      {!isLost(state.error) && (refused === null || refused.place === 'order') && <MutationError of={state} />}
      <div className={orderAct.row}>
        {look === 'foot' && (
          <p className={orderAct.total} aria-hidden="true">
            <b>{sum ?? pieces}</b> {sum !== null && t.inclVat}
          </p>
        )}
        <Button
          className={orderAct.button}
          variant="signal"
          size="l"
          data-place-order=""
          aria-label={sum === null ? undefined : t.placeFor(sum)}
          loading={state.loading}
          done={state.done}
          disabled={disabled}
          onClick={place}
        >
          {t.place}
          {look === 'panel' && sum !== null && <span className={styles.sum}>{sum}</span>}
        </Button>
      </div>
      {look === 'panel' && (
        <p className={styles.keys}>
          <kbd>Ctrl</kbd> <kbd>Enter</kbd> {t.keys}
        </p>
      )}
    </div>
  )
}
