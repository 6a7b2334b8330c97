import { type ExtraKey, type Extras, extrasIn } from '@fairfloor/domain/extras'
import { type EnteredIn, lineExtras } from '@fairfloor/domain/line-extras'
import { useState } from 'react'
import { useSettings } from '../../lib/settings.ts'
import { useLanguage } from '../../lib/texts.tsx'
import { TextInput } from '../TextInput.tsx'

export interface ExtraFieldsProps {
  in: EnteredIn
  /** Of which goods, for those who do not see the line. */
  of: string
  extras: Extras | undefined
  /** Called with each key; left out for those who only read. */
  onChange?: ((typed: Extras) => void) | undefined
}

export default function ExtraFieldList({ in: place, of, extras = {}, onChange }: ExtraFieldsProps) {
  const taken = useSettings()?.line_extras ?? []
  const keys = extrasIn(place).filter(key => extras[key] || (onChange && taken.includes(key)))
  if (keys.length === 0) return null
  return (
    <div className="grid at-start gap-1 t13 ink-2 regular">
      {keys.map(key => (
        <ExtraField key={key} name={key} of={of} value={extras[key] ?? ''} onChange={onChange} />
      ))}
    </div>
  )
}

type ExtraFieldProps = Pick<ExtraFieldsProps, 'of' | 'onChange'> & { name: ExtraKey; value: string }

function ExtraField({ name, of, value, onChange }: ExtraFieldProps) {
  const { language } = useLanguage()
  const { limit, texts } = lineExtras[name]
  const t = texts[language]
  // As typed: what comes back from the server is trimmed, and must not move under the fingers.
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  if (!onChange) return <span className="anywhere">{`${t.label}: ${value}`}</span>
  if (!isOpen && !value)
    return (
      <button className="target underlined" type="button" aria-label={`${t.add}: ${of}`} onClick={() => setOpen(true)}>
        {t.add}
      </button>
    )
  return (
    <TextInput
      label={t.label}
      aria-label={`${t.label}: ${of}`}
      className="wide narrow mt-1 mb-2"
      autoFocus={isOpen}
      maxLength={limit}
      value={typed ?? value}
      onChange={({ target }) => {
        setOpen(true)
        setTyped(target.value)
        onChange({ [name]: target.value })
      }}
      onBlur={() => setOpen(Boolean((typed ?? value).trim()))}
    />
  )
}
