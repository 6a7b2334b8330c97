import { NOTE_LENGTH, REFERENCE_LENGTH } from '@fairfloor/domain/show-orders/limits'
import { TextArea, TextInput } from '../../ui/TextInput.tsx'

/** The customer's own order number and a note, as typed. */
export interface Notes {
  readonly reference: string
  readonly note: string
}

interface NotesFieldsProps {
  texts: Record<'reference' | 'referenceHint' | 'note' | 'noteHint', string>
  notes: Notes
  onChange: (change: Partial<Notes>) => void
}

/** What the customer says with a confirmation or a release. */
export const NotesFields = ({ texts, notes, onChange }: NotesFieldsProps) => (
  <>
    <TextInput
      label={texts.reference}
      hint={texts.referenceHint}
      optional
      maxLength={REFERENCE_LENGTH}
      value={notes.reference}
      onChange={event => onChange({ reference: event.target.value })}
    />
    <TextArea
      label={texts.note}
      hint={texts.noteHint}
      optional
      rows={3}
      maxLength={NOTE_LENGTH}
      value={notes.note}
      onChange={event => onChange({ note: event.target.value })}
    />
  </>
)
