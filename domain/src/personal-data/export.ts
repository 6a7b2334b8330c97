import { paceStart, paces } from '../paces.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Days that a finished export can be downloaded. */
export const EXPORT_DAYS = 7
/** The job has given up by then, and the user may ask again. */
const PATIENCE_MS = 7 * HOUR_MS

export type ExportState = 'under way' | 'ready' | 'failed'

type Export = { readonly askedAt: Date; readonly readyAt: Date | null }

/** @returns undefined for one that is over: its file is deleted */
export function exportStateOf({ askedAt, readyAt }: Export, now: Date): ExportState | undefined {
  if (readyAt !== null) return now < availableUntil(readyAt) ? 'ready' : undefined
  if (now.getTime() - askedAt.getTime() < PATIENCE_MS) return 'under way'
  return now < availableUntil(askedAt) ? 'failed' : undefined
}

/** When the file of an export is deleted. */
export const availableUntil = (readyAt: Date): Date => new Date(readyAt.getTime() + EXPORT_DAYS * DAY_MS)

/** Why a user cannot have another export now. */
export function noExportBecause(
  exports: readonly Export[],
  now: Date,
): 'export_under_way' | 'too_many_exports' | undefined {
  if (exports.some(one => exportStateOf(one, now) === 'under way')) return 'export_under_way'
  const today = exports.filter(({ askedAt }) => askedAt > paceStart(paces.exports, now))
  return today.length >= paces.exports.most ? 'too_many_exports' : undefined
}
