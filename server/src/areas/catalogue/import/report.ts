import { isPlaceholder } from '@fairfloor/domain/catalogue/placeholder'
import type { Source } from '../../../platform/sheets/source.ts'
import type { Kind, Outcome } from '../save/range.ts'
import type { Refusal, RowReader } from './row-reader.ts'
import type { SavedFileRows } from './save-file-rows.ts'

const MOST_PLACEHOLDERS = 10

export type RowOutcome = 'taken' | 'repeated' | 'refused'

export const counted = ['brand', 'category', 'product', 'size', 'flavour', 'price', 'stock'] as const
export type Counted = Kind | 'price' | 'stock'
export type Counts = Readonly<Record<Outcome, number>>

/** How many values of a column were refused for one reason. */
export type Reason = { readonly column: string; readonly reason: string; readonly count: number }

/** The result of an import. */
export type ImportReport = {
  readonly format: Source['format']
  readonly encoding: string | undefined
  readonly rows: Readonly<Record<RowOutcome, number>>
  /** Why values were refused, most frequent reason first; varying numbers are left out. */
  readonly reasons: readonly Reason[]
  readonly counts: Readonly<Record<Counted, Counts>>
  /** Sizes merged into another one whose flavours are offered alike. */
  readonly joined: number
  /** Values of the file that were left out because the operator has set others by hand. */
  readonly kept: number
  /** Cells whose broken characters were repaired. */
  readonly mended: number
  /** Names of flavours that are none, such as '{{name}}'; the first of them. */
  readonly placeholders: readonly string[]
  /** Ids of the brands by lower-case name; negative for those that a dry run would create. */
  readonly brandIds: ReadonlyMap<string, number>
  /** Why reading the file stopped early. */
  readonly brokenOff: string | undefined
}

export type Report = {
  /** @param flavour its name in the row */
  row(outcome: RowOutcome, reader: Pick<RowReader, 'mended' | 'refusals'>, flavour?: string): void
  /** Refuses a row that was already counted as accepted. */
  refuseTaken(refusal: Refusal): void
  brands(saved: { readonly outcomes: Iterable<Outcome>; readonly kept: number }): void
  saved(saved: SavedFileRows): void
  rows(): number
  finished(brandIds: ReadonlyMap<string, number>, brokenOff: string | undefined): ImportReport
}

export function makeReport({ format, encoding }: Source, onRefusal: (refusal: Refusal) => void = () => {}): Report {
  const rows: Record<RowOutcome, number> = { taken: 0, repeated: 0, refused: 0 }
  const counts = Object.fromEntries(counted.map(kind => [kind, { new: 0, changed: 0, unchanged: 0 }])) as Record<
    Counted,
    Record<Outcome, number>
  >
  const categories = new Set<string>()
  const reasons = new Map<string, Reason>()
  const placeholders = new Set<string>()
  let mended = 0
  let joined = 0
  let kept = 0

  function note(refusal: Refusal) {
    onRefusal(refusal)
    const { column, reason } = refusal
    // Some reasons contain a number that always differs: an earlier row, the right check digit.
    const alike = reason.replace(/\d[\d,.]*\d|\d/g, '…')
    const key = `${column} ${alike}`
    const before = reasons.get(key)
    const isSame = before === undefined || before.reason === reason
    reasons.set(key, { column, reason: isSame ? reason : alike, count: (before?.count ?? 0) + 1 })
  }

  return {
    row(outcome, reader, flavour) {
      rows[outcome]++
      if (
        outcome === 'taken' &&
        flavour !== undefined &&
        isPlaceholder(flavour) &&
        placeholders.size < MOST_PLACEHOLDERS
      )
        placeholders.add(flavour)
      mended += reader.mended.length
      for (const refusal of reader.refusals) note(refusal)
    },
    refuseTaken(refusal) {
      rows.taken--
      rows.refused++
      note(refusal)
    },
    brands(saved) {
      for (const outcome of saved.outcomes) counts.brand[outcome]++
      kept += saved.kept
    },
    saved(saved) {
      for (const kind of ['product', 'size', 'flavour', 'price', 'stock'] as const)
        for (const outcome of saved.outcomes[kind]) counts[kind][outcome]++
      for (const [path, outcome] of saved.categories.outcomes) {
        if (!categories.has(path)) counts.category[outcome]++
        categories.add(path)
      }
      joined += saved.joined
      kept += saved.kept
    },
    rows: () => rows.taken + rows.repeated + rows.refused,
    finished: (brandIds, brokenOff) => ({
      format,
      encoding,
      rows,
      reasons: [...reasons.values()].sort((a, b) => b.count - a.count),
      counts,
      joined,
      kept,
      mended,
      placeholders: [...placeholders],
      brandIds,
      brokenOff,
    }),
  }
}
