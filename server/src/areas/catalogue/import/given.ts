import type { Columns, Mapping } from './mapping.ts'

/** What an import goes by besides the row. */
export type Given = {
  readonly mapping: Mapping
  readonly columns: Columns
  readonly now: Date
  /** Whose prices the file holds; undefined for the list's. */
  readonly priceGroupId: number | undefined
  /** Edition that show prices belong to. */
  readonly editionId: number | undefined
}
