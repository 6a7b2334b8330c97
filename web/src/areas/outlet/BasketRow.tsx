import { moneyOfCents } from '../../lib/format.ts'
import type { Changes } from '../../lib/sending/line-changes.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ExtraFields } from '../../ui/ExtraFields.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { LineFees } from '../../ui/LineFees.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { useUser } from '../../visit/user.ts'
import { LineTrouble } from '../basket/LineTrouble.tsx'
import { feesOf } from '../basket/line-fees.ts'
import styles from './BasketRow.module.css'
import { LotRow, nameOf } from './LotRow.tsx'
import { type Line, sumOf } from './lines.ts'
import { outletTexts } from './texts.ts'

interface BasketRowProps {
  line: Line
  /** What it costs beside its price. */
  fees: Parameters<typeof feesOf>[0] | undefined
  changes: Changes
  /** The reader may order. */
  open: boolean
}

/** A lot in the basket with its pieces and sum. What went meanwhile is said below it. */
export function BasketRow({ line, fees, changes, open }: BasketRowProps) {
  const t = useTexts(outletTexts)
  const user = useUser()
  const name = nameOf(line.goods)
  const sum = sumOf(line)
  const remove = () => void changes.remove(line.id)
  return (
    <LotRow
      lot={line}
      isGone={!line.is_available}
      note={line.added_by.id === user?.id ? null : t.addedBy(line.added_by.name)}
      beside={
        <>
          {fees && <LineFees fees={feesOf(fees)} />}
          <ExtraFields
            in="basket"
            of={name}
            extras={line.extras}
            onChange={open && line.is_available ? typed => changes.change(line.id, undefined, typed) : undefined}
          />
        </>
      }
    >
      <span className={styles.pieces}>
        <Stepper
          label={t.quantityOf(name)}
          value={line.quantity}
          unitsPerCase={line.goods.units_per_case}
          {...(line.left !== null && line.is_available && { max: line.left })}
          disabled={!open || !line.is_available}
          onChange={quantity => (quantity === 0 ? remove() : changes.change(line.id, quantity))}
        />
        <b className={styles.sum}>{sum !== null && moneyOfCents(sum)}</b>
        {open && <IconButton icon="close" label={t.remove(name)} tabIndex={-1} data-remove="" onClick={remove} />}
      </span>
      <Trouble line={line} changes={changes} open={open} />
    </LotRow>
  )
}

/** Why a line cannot be ordered as it is, and how many can. */
function Trouble({ line, changes, open }: Omit<BasketRowProps, 'fees'>) {
  const { faults } = useTexts(outletTexts)
  const { fault, error, left } = line
  const words = fault === 'gone' ? faults.gone : fault ? faults['fewer left'](left) : error
  const take = open && fault === 'fewer left' ? left : null
  return <LineTrouble {...{ line, changes, words, take }} className={styles.trouble} />
}
