import { basename } from 'node:path'
import { counted, type ImportReport, type Refusal } from '../areas/catalogue/index.ts'

const WIDTH = 30
const CLEAR_LINE = '\r\u001b[2K'

/** A progress bar on terminals only; lines printed in between push it down. */
export function makeProgress(terminal: NodeJS.WriteStream = process.stderr) {
  let bar = ''
  const draw = (next: string) => {
    bar = next
    if (terminal.isTTY) terminal.write(`${CLEAR_LINE}${bar}`)
  }
  return {
    show(rows: number, progress: number | undefined) {
      const count = `${rows.toLocaleString('en')} rows`
      if (progress === undefined) return draw(count)
      const full = Math.round(progress * WIDTH)
      draw(`[${'█'.repeat(full)}${'·'.repeat(WIDTH - full)}] ${Math.round(progress * 100)} %  ${count}`)
    },
    print(line: string) {
      const before = bar
      draw('')
      console.log(line)
      draw(before)
    },
    end: () => draw(''),
  }
}

/** 'Row 12, column quantity, "a few": Units per case are …' */
export const refusalLine = ({ row, column, value, reason }: Refusal): string =>
  `Row ${row}, column ${column}, ${JSON.stringify(value)}: ${reason}`

const NAMES = {
  brand: 'Brands',
  category: 'Categories',
  product: 'Products',
  size: 'Sizes',
  flavour: 'Flavours',
  price: 'Group and show prices',
  stock: 'Stock',
} as const

/** Most reasons shown: enough to recognise a file that is wrong in more ways. */
const MOST_REASONS = 20

/** The summary that the command prints last. */
export function summary(file: string, report: ImportReport, booths: readonly string[], dryRun: boolean): string {
  const { rows, counts, mended, joined, kept, placeholders, format, encoding } = report
  const all = rows.taken + rows.repeated + rows.refused
  const table = counted.map(kind => {
    const { new: made, changed, unchanged } = counts[kind]
    return [NAMES[kind], made, changed, unchanged].map(cellText).join('')
  })
  return [
    `${basename(file)} (${[format, encoding].filter(Boolean).join(', ')})`,
    `Rows: ${all} read, ${rows.taken} taken, ${rows.repeated} repeated, ${rows.refused} refused`,
    ...(mended > 0 ? [`Broken characters mended in ${mended} cells`] : []),
    ['', 'new', 'changed', 'unchanged'].map(cellText).join(''),
    ...table,
    ...(joined > 0 ? [`Sizes joined to one that is offered alike: ${joined}`] : []),
    ...(kept > 0 ? [`Values kept as the operator has set them by hand: ${kept}`] : []),
    ...(placeholders.length > 0 ? [`Flavours named like a placeholder: ${placeholders.join(', ')}`] : []),
    ...reasonLines(report),
    ...booths,
    ...(dryRun ? ['Dry run: nothing was written.'] : []),
  ].join('\n')
}

function reasonLines({ reasons }: ImportReport): string[] {
  if (reasons.length === 0) return []
  const shown = reasons.slice(0, MOST_REASONS)
  const lines = shown.map(({ column, reason, count }) => `${String(count).padStart(8)}  ${column}: ${reason}`)
  const more = reasons.length - shown.length
  return ['Refused or left out, by reason:', ...lines, ...(more > 0 ? [`          and ${more} more reasons`] : [])]
}

const cellText = (value: string | number, i: number): string =>
  i === 0 ? String(value).padEnd(24) : String(value).padStart(11)
