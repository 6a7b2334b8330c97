/** So long out of sight, a number that comes back is another piece. */
const AWAY_MS = 700
/** So often in a row a number is read before it counts: a single reading may be wrong. */
const READINGS = 2

/** Tells from what each picture shows when a number counts: once while it stays in sight. */
export function makeSightings(): (code: string | null, at: number) => string | null {
  let last = { code: '', readings: 0, seenAt: Number.NEGATIVE_INFINITY, hasCounted: false }
  return (code, at) => {
    if (code === null) return null
    if (code !== last.code || at - last.seenAt > AWAY_MS) last = { code, readings: 0, seenAt: at, hasCounted: false }
    last.seenAt = at
    last.readings++
    if (last.hasCounted || last.readings < READINGS) return null
    last.hasCounted = true
    return code
  }
}
