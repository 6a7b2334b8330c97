import type { Day } from '../day.ts'
import { type Held, holdOf } from './holds.ts'

/** Why goods have not arrived yet: on their way, in the warehouse, until the order is paid, until all of it is there, until goods come in. */
export const arrivalStates = ['sent', 'ready', 'payment', 'rest', 'backorder'] as const

export type ArrivalState = (typeof arrivalStates)[number]

/** A line of an order with what of it has not arrived. */
export type AwaitedLine = Omit<Held, 'open'> & {
  readonly orderId: number
  readonly flavourId: number
  readonly name: string
  readonly flavour: string
  /** Pieces that wait for goods, that are in the warehouse, and that the carrier has taken lately. */
  readonly open: number
  readonly aside: number
  readonly sent: number
  readonly sentOn: Day | null
}

export type Arrival = Pick<AwaitedLine, 'orderId' | 'flavourId' | 'name'> & {
  readonly state: ArrivalState
  /** When it was sent, or when its goods are expected; null where nobody knows. */
  readonly on: Day | null
  /** All of one size. */
  readonly flavours: readonly string[]
  readonly pieces: number
}

/** What of some orders has not arrived, by state and day; flavours of one size together. */
export function arrivalsOf(lines: readonly AwaitedLine[], etaOf: (flavourId: number) => string | null): Arrival[] {
  const found = [...Map.groupBy(lines, ({ orderId }) => orderId).values()].flatMap(own => ofOrder(own, etaOf))
  const alike = Map.groupBy(found, ({ orderId, name, state, on }) => JSON.stringify([orderId, name, state, on]))
  return [...alike.values()]
    .map(rows => ({
      ...rows[0]!,
      flavours: rows.flatMap(({ flavours }) => flavours),
      pieces: rows.reduce((sum, { pieces }) => sum + pieces, 0),
    }))
    .sort(
      (a, b) =>
        placeOf(a) - placeOf(b) ||
        compare(a.on ?? NEVER, b.on ?? NEVER) ||
        a.orderId - b.orderId ||
        compare(a.name, b.name),
    )
}

function ofOrder(lines: readonly AwaitedLine[], etaOf: (flavourId: number) => string | null): Arrival[] {
  const open = lines.reduce((sum, line) => sum + line.open, 0)
  const days = lines.filter(line => line.open > 0).map(line => etaOf(line.flavourId) as Day | null)
  // Sent at once: with its last goods.
  const whole = days.includes(null) ? null : (days.toSorted().at(-1) ?? null)
  return lines.flatMap(line => {
    const { orderId, flavourId, name, flavour } = line
    const hold = holdOf({ ...line, open })
    const row = (state: ArrivalState, on: Day | null, pieces: number): Arrival[] =>
      pieces > 0 ? [{ orderId, flavourId, name, state, on, flavours: [flavour], pieces }] : []
    return [
      ...row('sent', line.sentOn, line.sent),
      ...row(hold ?? 'ready', hold === 'rest' ? whole : null, line.aside),
      ...row('backorder', line.delivery === 'complete' ? whole : (etaOf(flavourId) as Day | null), line.open),
    ]
  })
}

/** What waits for its day comes by that day, after what is on its way or can be sent. */
const placeOf = ({ state }: Arrival): number => Math.min(arrivalStates.indexOf(state), arrivalStates.indexOf('rest'))

const NEVER = '9999'
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
