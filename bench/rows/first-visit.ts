import { firstVisit } from '../first-visit.ts'
import { row } from '../report.ts'

/** What a browser loads before the page can be used. */
export function firstVisits(): void {
  for (const { what, bytes, most } of firstVisit())
    row({
      what,
      ours: `${Math.round(bytes / 1000)} kB`,
      wanted: `<= ${most / 1000} kB`,
      kept: bytes <= most,
    })
}
