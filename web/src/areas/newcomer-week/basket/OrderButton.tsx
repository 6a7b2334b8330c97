import { isLost } from '../../../lib/call.ts'
import { money } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { MutationError } from '../../../ui/MutationError.tsx'
import orderAct from '../../../ui/order-act.module.css'
import styles from './OrderButton.module.css'
import { sumTexts } from './sum-texts.ts'
import type { PlaceState } from './use-place.tsx'

interface OrderButtonProps {
  /** panel: below the sums; foot: in sight at the foot of a phone's screen. */
  look: 'panel' | 'foot'
  isConfirmation: boolean
  placing: PlaceState
  /** With VAT; null for readers who may not see prices. */
  total: number | null
  /** With shipping and fees, which the sum beside the lines is without. */
  isWhole: boolean
  /** Why nothing can be ordered; null: it can. */
  hindered: string | null
}

/** Orders the basket, or confirms the backorder. */
export function OrderButton({
  look,
  isConfirmation,
  placing: { place, state },
  total,
  isWhole,
  hindered,
}: OrderButtonProps) {
  const t = useTexts(sumTexts)
  const act = isConfirmation ? t.confirm : t.place
  return (
    <div className={classes(styles.order, styles[look], look === 'foot' && orderAct.foot)}>
      {!(isLost(state.error) && state.loading) && <MutationError of={state} onRetry={place} />}
      {hindered !== null && <p className={styles.hindered}>{hindered}</p>}
      <div className={orderAct.row}>
        {look === 'foot' && total !== null && (
          <p className={orderAct.total} aria-hidden="true">
            <b>{money(total)}</b> {isWhole ? t.inclShipping : t.inclVat}
          </p>
        )}
        <Button
          className={orderAct.button}
          variant="signal"
          size="l"
          aria-label={total === null ? undefined : t.withTotal(act, money(total))}
          loading={state.loading}
          done={state.done}
          disabled={hindered !== null}
          onClick={place}
        >
          {act}
        </Button>
      </div>
    </div>
  )
}
