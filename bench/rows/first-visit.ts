import { firstVisits } from '../first-visit.ts'
import { row } from '../report.ts'

/** What a browser loads before a page can be used, of each page. */
export function pageSizes(): void {
  for (const { path, bytes, most } of firstVisits())
    row({
      what: `first visit of ${path}`,
      ours: `${Math.round(bytes / 1000)} kB`,
      wanted: `<= ${most / 1000} kB`,
      kept: bytes <= most,
    })
}
