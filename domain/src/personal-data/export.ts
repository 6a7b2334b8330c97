const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Days that a finished export can be downloaded. */
export const EXPORT_DAYS = 7
/** The job has given up by then, and the user may ask again. */
const PATIENCE_MS = 7 * HOUR_MS

export type ExportState = 'under way' | 'ready' | 'failed'

export type Export = { readonly askedAt: Date; readonly readyAt: Date | null }

/** @returns undefined for one that is over: its file is deleted */
export function exportStateOf({ askedAt, readyAt }: Export, now: Date): ExportState | undefined {
  if (readyAt !== null) return now < availableUntil(readyAt) ? 'ready' : undefined
  if (now.getTime() - askedAt.getTime() < PATIENCE_MS) return 'under way'
  return now < availableUntil(askedAt) ? 'failed' : undefined
}

/** When the file of an export is deleted. */
export const availableUntil = (readyAt: Date): Date => new Date(readyAt.getTime() + EXPORT_DAYS * DAY_MS)
