import { isColour } from '@fairfloor/domain/seller/colours'
import { useTexts } from '../../../lib/texts.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { editorTexts } from './editor-texts.ts'
import styles from './week-desk.module.css'

interface ColourFieldProps {
  label: string
  /** May be empty: then it is the fallback. */
  value: string
  fallback: string
  error: string | null
  onChange: (value: string) => void
}

/** A colour, typed or chosen. */
export function ColourField({ label, value, fallback, error, onChange }: ColourFieldProps) {
  const t = useTexts(editorTexts)
  return (
    <div className={`grid top gap-2 ${styles.colour}`}>
      <TextInput
        label={label}
        placeholder={fallback}
        maxLength={7}
        spellCheck={false}
        value={value}
        error={error}
        onChange={event => onChange(event.target.value.trim())}
      />
      <input
        type="color"
        aria-label={t.pick(label)}
        value={isColour(value) ? value.toLowerCase() : fallback}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  )
}
