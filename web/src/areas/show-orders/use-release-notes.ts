import { NOTE_LENGTH, REFERENCE_LENGTH } from '@fairfloor/domain/show-orders/limits'
import { useDraft } from '../../lib/draft.ts'

/** What the customer says with a release, as typed. */
export type ReleaseNotes = { readonly reference: string; readonly note: string }

/** Typed notes survive a reload and a failed call. @param show name of the edition: each has its own */
export const useReleaseNotes = (show: string) => useDraft(`release.${show}`, read)

function read(stored: unknown): ReleaseNotes {
  const { reference, note } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>
  const text = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '')
  return { reference: text(reference, REFERENCE_LENGTH), note: text(note, NOTE_LENGTH) }
}
