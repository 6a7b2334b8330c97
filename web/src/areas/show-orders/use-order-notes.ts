import { useDraft } from '../../lib/sending/draft.ts'
import type { Notes } from './NotesFields.tsx'
import { readNotes } from './read-notes.ts'

/** What the customer says with the confirmation, as typed; wishes are months, YYYY-MM, by brand id. */
export type TypedNotes = Notes & {
  readonly wishes: Readonly<Record<string, string>>
}

/** Typed notes survive a reload and a failed call. @param show name of the edition: each has its own */
export const useOrderNotes = (show: string) => useDraft(`confirmation.${show}`, read)

function read(stored: unknown): TypedNotes {
  const { wishes } = Object(stored) as Record<string, unknown>
  const months = Object.entries(Object(wishes) as Record<string, unknown>)
  return {
    ...readNotes(stored),
    wishes: Object.fromEntries(months.filter(([, month]) => /^\d{4}-\d{2}$/.test(String(month)))) as Record<
      string,
      string
    >,
  }
}

/**
 * The notes to send, each only if there is something in it.
 * @param brands ids of the brands of the order
 * @param months for which a wish is possible; a stored one may be over
 */
export function notesToSend(
  { reference, note, wishes }: TypedNotes,
  brands: readonly number[],
  months: readonly string[],
) {
  const wanted = brands.flatMap(brand_id => {
    const month = wishes[brand_id]
    return month && months.includes(month) ? { brand_id, month } : []
  })
  return {
    ...(reference.trim() && { reference: reference.trim() }),
    ...(note.trim() && { note: note.trim() }),
    ...(wanted.length > 0 && { wishes: wanted }),
  }
}
