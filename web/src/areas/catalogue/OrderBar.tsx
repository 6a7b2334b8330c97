import type { Cents } from '@fairfloor/domain/money'
import type { ReactNode } from 'react'
import { count, moneyOfCents } from '../../lib/format.ts'
import type { MutationState } from '../../lib/sending/use-api-mutation.ts'
import { Button } from '../../ui/Button.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import styles from './OrderBar.module.css'

interface OrderBarProps {
  label: string
  /** Storage name of the typed quantities. */
  list: string
  /** The call that adds what is typed; its error stands above. */
  add: MutationState
  onRetry: (() => void) | undefined
  /** `<p><b>12</b> lines</p>` each. */
  figures: ReactNode
  /** Words beside the figures. */
  note?: ReactNode
  children: ReactNode
}

/** The bar at the foot of a place where one orders: figures of the order so far, the ways to it, and what adds. */
export function OrderBar({ label, list, add, onRetry, figures, note, children }: OrderBarProps) {
  return (
    <section
      className={`row wrap middle between gap-y-2 gap-x-5 wide ${styles.bar}`}
      aria-label={label}
      data-order-bar={list}
    >
      {add.error && (
        <div className="wide">
          <MutationError of={add} onRetry={onRetry} />
        </div>
      )}
      {figures && <div className={`row gap-5 ${styles.figures}`}>{figures}</div>}
      {note && <div className={`grow slim t13 ink-2 ${styles.note}`}>{note}</div>}
      <div className={`row gap-2 push ${styles.acts}`}>{children}</div>
    </section>
  )
}

interface AddTypedProps {
  list: string
  label: string
  /** 'pieces in 3 flavours'. */
  inFlavours: (pieces: number, flavours: number) => string
  /** `net` is null where a price is not known. */
  typed: { readonly pieces: number; readonly flavours: number; readonly net: Cents | null }
  /** The reader may see prices. */
  priced: boolean
  add: MutationState
  onAdd: () => void
}

/** Adds what is typed, and says how much that is. */
export function AddTyped({ list, label, inFlavours, typed, priced, add, onAdd }: AddTypedProps) {
  const waiting = typed.pieces > 0
  return (
    <Button
      variant="signal"
      size="l"
      className={styles.add}
      aria-label={label}
      aria-describedby={waiting ? `${list}-waiting` : undefined}
      loading={add.loading}
      done={add.done}
      disabled={!waiting && !add.loading && !add.done}
      onClick={onAdd}
    >
      <span>
        {label}
        {waiting && (
          <small id={`${list}-waiting`}>
            <span>{count(typed.pieces)} </span>
            <span>{inFlavours(typed.pieces, typed.flavours)}</span>
            {priced && typed.net !== null && ' · '}
            {priced && typed.net !== null && <span>{moneyOfCents(typed.net)}</span>}
          </small>
        )}
      </span>
    </Button>
  )
}
