import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { listWorkbook, sheetsWorkbook } from './workbook.ts'

test('a text that XML cannot hold is read again as it was written, in each kind of workbook (FF-1365)', async () => {
  const lines = ['a\uFFFEb\uFFFF', 'bell \u0007', '_x000D_', '=1+1']
  const columns = [{ title: 'Text', width: 10, value: (line: string) => line }]
  const at = new Date(0)
  const files = [
    await sheetsWorkbook({ title: 'Texts', sheets: [{ name: 'Texts', columns, lines }], at }),
    await listWorkbook({ title: 'Texts', name: 'Texts', columns, lines, details: { name: 'More', facts: [] }, at }),
  ]
  for (const file of files) {
    const { sheets } = await readXlsx(file)
    expect(sheets[0]!.rows).toEqual([['Text'], ...lines.map(line => [line])])
  }
})
