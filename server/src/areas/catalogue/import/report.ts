import type { Source } from '../files/source.ts'
import type { Kind, Outcome, Saved } from '../save/range.ts'
import type { RowOutcome } from './batch.ts'
import type { Refusal, RowReader } from './row-reader.ts'

export const counted = ['brand', 'category', 'product', 'size', 'flavour', 'price', 'stock'] as const
export type Counted = Kind | 'price' | 'stock'
export type Counts = Readonly<Record<Outcome, number>>

/** What became of a file. */
export type ImportReport = {
  readonly format: Source['format']
  readonly encoding: string | undefined
  readonly rows: Readonly<Record<RowOutcome, number>>
  readonly counts: Readonly<Record<Counted, Counts>>
  /** Cells whose broken characters were put right. */
  readonly mended: number
  /** Ids of the brands by their names in lower case; negative for those that a dry run would make. */
  readonly brandIds: ReadonlyMap<string, number>
  /** Why the file could not be read to its end. */
  readonly brokenOff: string | undefined
}

export type Report = {
  row(outcome: RowOutcome, reader: RowReader): void
  /** Refuses a row after all that was counted as taken. */
  refuseTaken(refusal: Refusal): void
  saved(saved: Saved): void
  rows(): number
  finished(brandIds: ReadonlyMap<string, number>, brokenOff: string | undefined): ImportReport
}

/** Things that several rows of a file can stand for; a flavour and its stock stand in one. */
const shared = ['brand', 'category', 'product', 'size', 'price'] as const
const single = ['flavour', 'stock'] as const

export function makeReport({ format, encoding }: Source, onRefusal: (refusal: Refusal) => void = () => {}): Report {
  const rows: Record<RowOutcome, number> = { taken: 0, repeated: 0, refused: 0 }
  const outcomes = new Map(shared.map(kind => [kind, new Map<string, Outcome>()]))
  const counts = { flavour: noCounts(), stock: noCounts() }
  let mended = 0
  return {
    row(outcome, reader) {
      rows[outcome]++
      mended += reader.mended.length
      for (const refusal of reader.refusals) onRefusal(refusal)
    },
    refuseTaken(refusal) {
      rows.taken--
      rows.refused++
      onRefusal(refusal)
    },
    saved({ outcomes: latest }) {
      for (const kind of single) for (const outcome of latest[kind].values()) counts[kind][outcome]++
      for (const kind of shared) {
        const known = outcomes.get(kind)!
        for (const [key, outcome] of latest[kind]) {
          // A later row may say more of a thing: what changed once has changed.
          const before = known.get(key)
          if (before === undefined || before === 'unchanged') known.set(key, outcome)
        }
      }
    },
    rows: () => rows.taken + rows.repeated + rows.refused,
    finished: (brandIds, brokenOff) => ({
      format,
      encoding,
      rows,
      counts: {
        ...(Object.fromEntries([...outcomes].map(([kind, each]) => [kind, countsOf(each)])) as ImportReport['counts']),
        ...counts,
      },
      mended,
      brandIds,
      brokenOff,
    }),
  }
}

const noCounts = () => ({ new: 0, changed: 0, unchanged: 0 })

function countsOf(outcomes: ReadonlyMap<string, Outcome>): Counts {
  const counts = noCounts()
  for (const outcome of outcomes.values()) counts[outcome]++
  return counts
}
