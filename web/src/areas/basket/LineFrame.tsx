import type { OrderSteps } from '@fairfloor/domain/catalogue/fitting-quantity'
import type { Extras } from '@fairfloor/domain/extras'
import type { EnteredIn } from '@fairfloor/domain/line-extras'
import type { Cents } from '@fairfloor/domain/money'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { count, money, moneyOfCents } from '../../lib/format.ts'
import type { Changes } from '../../lib/sending/line-changes.ts'
import { useTexts } from '../../lib/texts.tsx'
import { CaseHint } from '../../ui/CaseHint.tsx'
import { classes } from '../../ui/classes.ts'
import { ExtraFields } from '../../ui/ExtraFields.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { type Fees, LineFees } from '../../ui/LineFees.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { Pack } from '../catalogue/Pack.tsx'
import styles from './LineFrame.module.css'
import { lineTexts } from './line-texts.ts'

/** Its classes. */
export type LineLook = Readonly<
  Partial<Record<'line' | 'name' | 'arrival' | 'unit' | 'stepper' | 'quantity' | 'sum' | 'remove' | 'error', string>>
>

const wide: LineLook = {
  line: styles.line,
  name: styles.name,
  arrival: styles.arrival,
  unit: styles.unit,
  stepper: styles.stepper,
  sum: styles.sum,
  remove: styles.remove,
  error: styles.error,
}

interface LineFrameProps {
  line: { readonly id: number; readonly quantity: number; readonly extras?: Extras; readonly unsent: boolean }
  /** 'Whey 900 g, Vanilla', for its fields. */
  name: string
  image: string | null
  title: ReactNode
  /** Size, SKU, who added it. */
  facts: ReactNode
  fees?: Fees | undefined
  /** Where its extras are entered; null: nowhere. */
  extras?: EnteredIn | null
  /** More below its name. */
  children?: ReactNode
  /** What of it comes when; left out where the lines have no such column. */
  arrival?: ReactNode
  /** Of a piece. */
  price: ReactNode
  /** Null for who sees no prices. */
  sum: Cents | null
  unitsPerCase: number
  steps?: OrderSteps | undefined
  /** Where minus stops. */
  min?: number | undefined
  max?: number | undefined
  /** It is not sold by the case. */
  singly?: boolean
  /** The reader may change it. */
  open: boolean
  /** Its quantity stands there as a number. */
  fixed?: boolean
  /** It can be ordered. */
  isAvailable?: boolean
  /** With 0 it stays. */
  stays?: boolean
  /** Why it cannot be ordered as it is. */
  why: string | null
  /** The quantity that can be; null where there is none. */
  take?: number | null
  changes: Changes
  /** Called with the line's element. */
  onRemove: (row: Element | null) => void
  className?: string | false | undefined
  look?: LineLook
  mark?: string
  /** For the styles. */
  data?: Readonly<Record<`data-${string}`, string | undefined>>
}

/** A line of any basket: when it comes, what it costs, and its quantity. What was refused is explained below it. */
export function LineFrame(props: LineFrameProps) {
  const {
    line,
    name,
    fees,
    extras = 'basket',
    arrival,
    unitsPerCase,
    steps,
    min = 0,
    max,
    singly,
    open,
    why,
    changes,
  } = props
  const { isAvailable = true, stays = false, fixed, look = wide, mark, take = null, onRemove } = props
  const t = useTexts(lineTexts)
  const row = useRef<HTMLLIElement>(null)
  const { id, quantity } = line
  const mayChange = open && isAvailable
  return (
    <li
      ref={row}
      className={classes(look.line, !isAvailable && styles.gone, props.className)}
      style={mark === undefined ? undefined : ({ '--mark': mark } as CSSProperties)}
      data-line={id}
      data-cell-row=""
      {...props.data}
    >
      <Pack url={props.image} />
      <div className={look.name}>
        <b>{props.title}</b> <span>{props.facts}</span>
        {fees && <LineFees fees={fees} />}
        {extras !== null && (
          <ExtraFields
            in={extras}
            of={name}
            extras={line.extras}
            onChange={mayChange ? typed => changes.change(id, undefined, typed) : undefined}
          />
        )}
        {props.children}
      </div>
      {arrival !== undefined && <span className={look.arrival}>{arrival}</span>}
      <span className={look.unit}>{props.price}</span>
      {fixed ? (
        <span className={look.quantity}>{count(quantity)}</span>
      ) : (
        <span className={look.stepper}>
          <Stepper
            label={t.quantityOf(name)}
            value={quantity}
            unitsPerCase={unitsPerCase}
            min={min}
            {...(steps && { steps })}
            {...(max !== undefined && { max })}
            disabled={!mayChange}
            onChange={typed => (typed === 0 && !stays ? onRemove(row.current) : changes.change(id, typed))}
          />
        </span>
      )}
      <span className={look.sum}>
        {props.sum !== null && <b>{moneyOfCents(props.sum)}</b>}
        {!singly && <CaseHint quantity={quantity} unitsPerCase={unitsPerCase} />}
      </span>
      {open && (
        <IconButton
          icon="close"
          label={t.remove(name)}
          className={look.remove}
          tabIndex={-1}
          data-remove=""
          aria-disabled={(quantity === 0 && stays) || undefined}
          onClick={() => (quantity > 0 || !stays) && onRemove(row.current)}
        />
      )}
      {why !== null && (
        <p className={`row wrap middle gap-x-3 t13 red ${look.error}`} role="alert">
          {why}
          {line.unsent && (
            <button className="target bold underlined" type="button" onClick={() => changes.change(id, undefined)}>
              {t.again}
            </button>
          )}
          {take !== null && (
            <button
              className="target bold underlined"
              type="button"
              data-take=""
              onClick={() => changes.change(id, take)}
            >
              {t.take(count(take))}
            </button>
          )}
        </p>
      )}
    </li>
  )
}

/** The price of a piece, beside a higher regular one. */
export function PiecePrice({ price, regular }: { price: number | null; regular: number | null }) {
  if (price === null) return null
  return (
    <span>
      {regular !== null && regular > price && <s>{money(regular)}</s>} {money(price)}
    </span>
  )
}
