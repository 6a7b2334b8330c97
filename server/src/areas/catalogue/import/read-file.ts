import type { Db } from '../../../platform/database.ts'
import { type Source, UnreadableFile } from '../../../platform/sheets/source.ts'
import type { BrandInput } from '../save/range.ts'
import { makeComponents } from './components.ts'
import { makeContradictions } from './contradictions.ts'
import type { ImportContext } from './import-context.ts'
import type { Item } from './item.ts'
import { lookUp } from './look-up.ts'
import { readItem } from './read-item.ts'
import type { Report } from './report.ts'
import { type Row, rowOf } from './row.ts'
import { type RowReader, readRow } from './row-reader.ts'
import type { Spool } from './spool.ts'

/** Rows looked up in one batch. */
const BATCH_ROWS = 1000

/** The accepted rows of a file, in parts that can be saved one after the other. */
export type ReadFile = {
  readonly brands: readonly BrandInput[]
  /** Positions of the rows in the spool; each part has all rows of its products. */
  readonly parts: readonly (readonly number[])[]
  readonly brokenOff: string | undefined
}

type Options = {
  readonly source: Source
  readonly context: ImportContext
  readonly report: Report
  readonly spool: Spool<Row>
  /** Runs work that reads from the database. */
  readonly reading: <T>(work: (tx: Db) => Promise<T>) => Promise<T>
  readonly onBatch: () => void
}

/** Reads and checks all rows. Writes only to the spool: the meaning of a row can depend on the last one. */
export async function readFile({ source, context, report, spool, reading, onBatch }: Options): Promise<ReadFile> {
  const { mapping, columns } = context
  const contradictions = makeContradictions()
  const brands = new Map<string, BrandInput>()
  const components = makeComponents()
  /** A product of each row in the spool. */
  const products: number[] = []
  let waiting: { item: Item; reader: RowReader }[] = []

  async function flush() {
    const batch = waiting
    waiting = []
    const find = await reading(tx =>
      lookUp(
        tx,
        mapping.source,
        batch.map(({ item }) => item),
      ),
    )
    const taken = batch.flatMap(({ item, reader }) => {
      const known = rowOf(item, find(item), reader)
      const checked = known && contradictions.check(known, reader)
      report.row(checked?.outcome ?? 'refused', reader, item.flavour.name)
      return checked?.outcome === 'taken' ? [checked.row] : []
    })
    await spool.add(taken)
    for (const row of taken) {
      products.push(together(row))
      if (row.brand) brands.set(row.brand.key, { ...row.brand, ...brands.get(row.brand.key) })
    }
    onBatch()
  }

  /** The row's product, joined with the products its flavours come from. */
  function together({ product, flavours }: Row): number {
    const own = components.numberOf(product.ref)
    for (const { from } of flavours) if (from) components.join(own, components.numberOf(`id:${from.product}`))
    return own
  }

  let brokenOff: string | undefined
  try {
    for await (const row of source.rows) {
      const reader = readRow(row, columns, mapping.mend_characters)
      waiting.push({ item: readItem(reader, context), reader })
      if (waiting.length >= BATCH_ROWS) await flush()
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    brokenOff = error.message
  }
  await flush()
  return { brands: [...brands.values()], parts: partsOf(products.map(components.headOf)), brokenOff }
}

/** Rows of one component stay together. Parts are large enough to save quickly and small enough to hold locks only briefly. */
function partsOf(numbers: readonly number[]): number[][] {
  const parts: number[][] = []
  for (const places of Map.groupBy(numbers.keys(), place => numbers[place]!).values()) {
    const last = parts.at(-1)
    if (last && last.length < BATCH_ROWS) last.push(...places)
    else parts.push([...places])
  }
  return parts
}
