import { useTexts } from '../lib/texts.tsx'
import { feeNoteTexts } from './fee-note-texts.ts'
import type { Fees } from './LineFees.tsx'

/** A sentence for each of these that a sum names. */
export function FeeNotes({ fees }: { fees: Fees }) {
  const note = useTexts(feeNoteTexts)
  const parts = (['consumptionTax', 'deposit', 'label'] as const).filter(part => (fees[part] ?? 0) > 0)
  if (parts.length === 0) return null
  return (
    <div className="grid gap-1 t13 ink-2 mt-2">
      {parts.map(part => (
        <p key={part}>{note[part]}</p>
      ))}
    </div>
  )
}
