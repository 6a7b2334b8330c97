import { NOTE_LENGTH, REFERENCE_LENGTH } from '@fairfloor/domain/show-orders/limits'
import { useDraft } from '../../lib/draft.ts'

/** What the customer says with the confirmation, as typed; wishes are months, YYYY-MM, by brand id. */
export type TypedNotes = {
  readonly reference: string
  readonly note: string
  readonly wishes: Readonly<Record<string, string>>
}

/** Typed notes survive a reload and a failed call. @param show name of the edition: each has its own */
export const useOrderNotes = (show: string) => useDraft(`confirmation.${show}`, readNotes)

function readNotes(stored: unknown): TypedNotes {
  const found = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const wishes = typeof found.wishes === 'object' && found.wishes !== null ? Object.entries(found.wishes) : []
  return {
    reference: text(found.reference).slice(0, REFERENCE_LENGTH),
    note: text(found.note).slice(0, NOTE_LENGTH),
    wishes: Object.fromEntries(wishes.filter(([, month]) => /^\d{4}-\d{2}$/.test(String(month)))) as Record<
      string,
      string
    >,
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

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
