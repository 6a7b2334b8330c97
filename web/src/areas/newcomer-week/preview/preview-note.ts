const KEY = 'fairfloor.week-preview'

/** A preview that runs in this browser. */
export interface PreviewNote {
  at: string
  timeZone: string
  /** When the server forgets it, in ms. */
  until: number
}

const HOUR_MS = 60 * 60 * 1000

/** Notes in the browser that a preview runs, so that every page can say so without asking the server. */
export function notePreview(preview: { at: string; timeZone: string } | null): void {
  try {
    if (preview) localStorage.setItem(KEY, JSON.stringify({ ...preview, until: Date.now() + HOUR_MS }))
    else localStorage.removeItem(KEY)
  } catch {}
}

/** The preview that runs; null for none. */
export function runningPreview(): PreviewNote | null {
  try {
    const note = JSON.parse(localStorage.getItem(KEY) ?? 'null') as PreviewNote | null
    return note && note.until > Date.now() ? note : null
  } catch {
    return null
  }
}
