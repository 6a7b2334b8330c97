import { useDraft } from '../../lib/sending/draft.ts'
import { readNotes } from './read-notes.ts'

/** Typed notes survive a reload and a failed call. @param show name of the edition: each has its own */
export const useReleaseNotes = (show: string) => useDraft(`release.${show}`, readNotes)
