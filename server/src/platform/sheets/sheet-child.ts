import { textOf } from '@fairfloor/domain/reading'
import { openSource } from './open.ts'
import { UnreadableFile } from './source.ts'

/** Reads the sheet at the path in the first argument, in a process of its own: it prints its rows, or why it cannot. */
const [path = '', mostRows = '0'] = process.argv.slice(2)

const plain = (cell: unknown) => textOf(cell as string).replace(/[\t\r\n]+/g, ' ')

try {
  const source = await openSource(path)
  const columns = source.columns ?? []
  const lines = [columns.join('\t')]
  for await (const row of source.rows) {
    lines.push(columns.map(column => plain(row.cell(column))).join('\t'))
    if (lines.length > Number(mostRows) + 1) break
  }
  process.stdout.write(JSON.stringify({ text: lines.join('\n') }))
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error
  process.stdout.write(JSON.stringify({ why: error.message }))
}
