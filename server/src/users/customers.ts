import { customerByNumber } from '../areas/companies/index.ts'
import { viewerChanged } from '../areas/people/index.ts'
import { CannotDo, type Tools } from '../command.ts'
import type { Db } from '../platform/database.ts'
import { openSource } from '../platform/sheets/open.ts'
import { namesAmong, UnreadableFile } from '../platform/sheets/source.ts'
import { transaction } from '../platform/transaction.ts'
import { audit } from './commands.ts'
import {
  type CustomerRow,
  customerColumns,
  customerRow,
  guardNew,
  Incomplete,
  saveCustomerRow,
} from './customer-row.ts'

/** Parses a customer's flags. @throws CannotDo that names each fault */
export function readCustomer(given: Record<string, unknown>): CustomerRow {
  const read = customerRow.safeParse(given)
  if (read.success) return read.data
  throw new CannotDo(
    faultsOf(read.error)
      .map(({ column, reason }) => `--${column.replaceAll('_', '-')}: ${reason}`)
      .join('\n'),
  )
}

/** Creates or updates a customer with a user. @throws CannotDo; Incomplete */
export const saveOne = (tools: Tools, row: CustomerRow) =>
  transaction(tools.db, async tx => {
    const saved = await saveCustomerRow(tx, row, tools.now)
    if (saved.userId !== undefined) await viewerChanged(tx, tools.bus, saved.userId)
    await audit(tx, tools, 'save customer', `${row.number} ${saved.company}`)
    return saved
  })

export type SheetReport = { taken: number; refused: readonly string[] }

/**
 * Creates or updates the customers of a sheet, each row by itself: an invalid one does not stop the others.
 * @throws CannotDo for a file without the required columns
 */
export async function saveSheet(tools: Tools, file: string, dryRun: boolean): Promise<SheetReport> {
  const source = await openSource(file, { scoreHeader: namesAmong(customerColumns) }).catch(error => {
    throw error instanceof UnreadableFile ? new CannotDo(`${file}: ${error.message}`) : error
  })
  guardColumns(file, source.columns)
  const refused: string[] = []
  const compared = new Set<string>()
  let taken = 0
  for await (const row of source.rows) {
    const refuse = (faults: readonly { column: string; reason: string }[]) =>
      refused.push(...faults.map(({ column, reason }) => `Row ${row.number}, column ${column}: ${reason}`))
    const read = customerRow.safeParse(
      Object.fromEntries(customerColumns.map(name => [name, String(row.cell(name) ?? '')])),
    )
    if (!read.success) {
      refuse(faultsOf(read.error))
      continue
    }
    try {
      if (dryRun) await compare(tools.db, read.data, compared)
      else await saveOne(tools, read.data)
      taken++
    } catch (error) {
      if (!(error instanceof CannotDo)) throw error
      if (error instanceof Incomplete) refuse(error.faults)
      else refused.push(`Row ${row.number}: ${error.message}`)
    }
  }
  return { taken, refused }
}

/** @throws Incomplete for a customer that neither the shop nor an earlier row has */
async function compare(db: Db, row: CustomerRow, before: Set<string>): Promise<void> {
  if (!before.has(row.number) && !(await customerByNumber(db, row.number))) guardNew(row)
  before.add(row.number)
}

/** @throws CannotDo */
function guardColumns(file: string, columns: readonly string[] | undefined): void {
  if (columns && namesAmong(['number'])(columns) === 0)
    throw new CannotDo(`${file} has no column number. Its columns are: ${columns.join(', ')}.`)
}

const faultsOf = (error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }) =>
  error.issues.map(({ path, message }) => ({ column: path.map(String).join('.'), reason: message }))
