import { NOTE_LENGTH, REFERENCE_LENGTH } from '@fairfloor/domain/show-orders/limits'
import type { Notes } from './NotesFields.tsx'

/** Stored notes may have any form, so they are checked. */
export function readNotes(stored: unknown): Notes {
  const { reference, note } = Object(stored) as Record<string, unknown>
  return { reference: text(reference).slice(0, REFERENCE_LENGTH), note: text(note).slice(0, NOTE_LENGTH) }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
