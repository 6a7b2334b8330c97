import { calendarDay, count } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { classes } from '../../ui/classes.ts'
import { type Order, useDay } from './orders.ts'
import styles from './Positions.module.css'
import { restTexts } from './rest-texts.ts'

type Position = Order['order_positions'][number]

/** Where the pieces of a line are: shipped, packed, set aside, waiting for goods, cancelled; as a bar, and in words. */
export const LineState = ({ order, position }: { order: Pick<Order, 'shipments'>; position: Position }) => (
  <State parts={useParts(order, [position])} />
)

/** The same of a whole order, unless all of its pieces are in one place, as its status says so. */
export function OrderState({ order }: { order: Order }) {
  const parts = useParts(order, order.order_positions)
  return parts.length > 1 && <State parts={parts} wide />
}

type Part = readonly [name: string, pieces: number, words: string]

function State({ parts, wide = false }: { parts: readonly Part[]; wide?: boolean }) {
  return (
    <span
      className={classes(
        'grid pad-y-1 gap-half',
        styles.parts,
        wide && `wrap bordered round-card row gap-y-1 gap-x-5 pad-y-4 pad-x-5 ${styles.wide}`,
      )}
    >
      <span className={`row clipped ${styles.bar}`} aria-hidden="true">
        {parts.map(([name, pieces]) => (
          <span key={name} data-part={name} style={{ flexGrow: pieces }} />
        ))}
      </span>
      {parts.map(([name, , words]) => (
        <span key={name} className={`row baseline t13 to-start lh-18 ${styles.part}`} data-part={name}>
          {words}
        </span>
      ))}
    </span>
  )
}

function useParts({ shipments }: Pick<Order, 'shipments'>, positions: readonly Position[]): Part[] {
  const t = useTexts(restTexts)
  const { language } = useLanguage()
  const dayOf = useDay({ year: false })
  const left = shipments.flatMap(({ shipped_at: at, lines }) =>
    lines.flatMap(({ line, quantity }) =>
      at !== null && positions.some(position => position.line === line) ? { day: dayOf(at), quantity } : [],
    ),
  )
  const total = (piecesOf: (position: Position) => number) => positions.reduce((sum, one) => sum + piecesOf(one), 0)
  const shipped = left.reduce((sum, one) => sum + one.quantity, 0)
  const leftOn = onlyOf(left.map(({ day }) => day))
  const expectedOn = onlyOf(positions.flatMap(one => (one.open_quantity > 0 ? (one.eta ?? '') : [])))
  const open = (pieces: string) =>
    expectedOn === undefined
      ? t.open(pieces)
      : expectedOn
        ? t.expected(pieces, calendarDay(expectedOn, language))
        : t.unknown(pieces)
  const parts: readonly (readonly [name: string, pieces: number, say: (shown: string) => string])[] = [
    ['shipped', shipped, pieces => (leftOn ? t.shippedOn(pieces, leftOn) : t.shipped(pieces))],
    ['packed', total(one => one.shipped_quantity) - shipped, t.packed],
    ['reserved', total(one => one.reserved_quantity), t.setAside],
    ['open', total(one => one.open_quantity), open],
    ['cancelled', total(one => one.cancelled_quantity), t.cancelled],
  ]
  return parts.flatMap(([name, pieces, say]) => (pieces > 0 ? [[name, pieces, say(count(pieces))] as const] : []))
}

/** What all are; undefined where they differ. */
const onlyOf = (all: readonly string[]): string | undefined => (all.every(one => one === all[0]) ? all[0] : undefined)
