import { useTexts } from '../../../lib/texts.tsx'
import { Field } from '../../../ui/Field.tsx'
import { QuantityInput } from '../../../ui/QuantityInput.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { shipmentTexts } from './texts.ts'

/** What is said of a shipment when the carrier takes it, as typed. */
export type Said = { readonly tracking: string; readonly parcels: number | null; readonly note: string }

export const SAID_NOTHING: Said = { tracking: '', parcels: null, note: '' }

/** What is sent of it. */
export const sentOf = ({ tracking, parcels, note }: Said) => ({
  tracking: tracking.trim() || null,
  parcels,
  note: note.trim() || null,
})

/** Tracking number, parcels and a note. */
export function HandOverFields({ said, onChange }: { said: Said; onChange: (said: Said) => void }) {
  const t = useTexts(shipmentTexts).ship
  return (
    <div className="grid fields top gap-4">
      <TextInput
        label={t.tracking}
        maxLength={80}
        autoComplete="off"
        value={said.tracking}
        onChange={event => onChange({ ...said, tracking: event.target.value })}
      />
      <Field label={t.parcels}>
        {parts => (
          <QuantityInput
            {...parts}
            label={t.parcels}
            value={said.parcels}
            max={9999}
            onChange={parcels => onChange({ ...said, parcels })}
          />
        )}
      </Field>
      <TextInput
        label={t.note}
        maxLength={500}
        autoComplete="off"
        value={said.note}
        onChange={event => onChange({ ...said, note: event.target.value })}
      />
    </div>
  )
}
