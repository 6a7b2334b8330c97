import type { RecognisedLine } from '@fairfloor/domain/quick-order/contract'

/** By what checked lines are replaced; null: they are taken out. */
type Changes = ReadonlyMap<RecognisedLine, RecognisedLine | null>

/**
 * The text, and its checked lines with their places in it, after some of them were replaced. What was typed since the
 * check stays; a line that is no longer there as it was checked is written below when it is replaced.
 */
export function rewritten(
  text: string,
  checked: readonly RecognisedLine[],
  changes: Changes,
): { text: string; checked: RecognisedLine[] } {
  const rows = text.split(/\r\n|\r|\n/)
  const places = placesIn(rows, checked)
  const written: string[] = []
  const left: RecognisedLine[] = []
  const nextOf = (line: RecognisedLine) => (changes.has(line) ? changes.get(line) : line)
  rows.forEach((row, place) => {
    const line = places.get(place)
    const next = line && nextOf(line)
    if (next === null) return
    written.push(next && next !== line ? next.text : row)
    if (next) left.push({ ...next, line: written.length })
  })
  const placed = new Set(places.values())
  for (const line of checked) {
    const next = placed.has(line) ? null : nextOf(line)
    if (next && next !== line) written.push(next.text)
    if (next) left.push(next === line ? line : { ...next, line: written.length })
  }
  return { text: written.some(row => row.trim() !== '') ? written.join('\n') : '', checked: left }
}

/** Checked lines by their places among the rows: where they stood, or else the first row that says the same. */
function placesIn(rows: readonly string[], checked: readonly RecognisedLine[]): Map<number, RecognisedLine> {
  const free = Map.groupBy(rows.keys(), place => rows[place]!.trim())
  const places = new Map<number, RecognisedLine>()
  for (const line of checked) {
    const same = free.get(line.text) ?? []
    const at = Math.max(0, same.indexOf(line.line - 1))
    const [place] = same.splice(at, 1)
    if (place !== undefined) places.set(place, line)
  }
  return places
}
