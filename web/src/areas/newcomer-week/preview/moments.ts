const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

export const moments = ['before', 'open', 'last', 'over'] as const
export type Moment = (typeof moments)[number]

/** Instants that are worth a look. */
export function momentsOf({ start, end }: { start: string; end: string }): Readonly<Record<Moment, Date>> {
  const [opens, closes] = [Date.parse(start), Date.parse(end)]
  return {
    before: new Date(opens - DAY_MS),
    open: new Date(opens),
    last: new Date(closes - HOUR_MS),
    over: new Date(closes + HOUR_MS),
  }
}
