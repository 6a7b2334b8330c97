import type { Columns, Mapping } from './mapping.ts'

/** The inputs of an import besides the rows. */
export type ImportContext = {
  readonly mapping: Mapping
  readonly columns: Columns
  readonly now: Date
  /** Who imports; undefined in the terminal. */
  readonly userId?: number
  /** The price group of the file; undefined for list prices. */
  readonly priceGroupId: number | undefined
  /** The edition that show prices belong to. */
  readonly editionId: number | undefined
}
