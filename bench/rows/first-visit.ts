import { firstVisits } from '../first-visit.ts'
import { row } from '../report.ts'

/** The JavaScript that each page loads before it can be used. */
export function pageSizes(): void {
  for (const { path, bytes, most } of firstVisits())
    row({
      what: `first visit of ${path}`,
      ours: `${Math.round(bytes / 1000)} kB`,
      wanted: `<= ${most / 1000} kB`,
      kept: bytes <= most,
    })
}
