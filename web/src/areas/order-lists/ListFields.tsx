import { LONGEST_NAME, type Sharing, sharings } from '@fairfloor/domain/order-lists/order-list'
import { useTexts } from '../../lib/texts.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { saveTexts } from './save-texts.ts'

export interface Naming {
  name: string
  sharing: Sharing
}

interface ListFieldsProps {
  value: Naming
  onChange: (value: Naming) => void
  error: string | null
}

/** The name of a list, and who sees it. */
export function ListFields({ value, onChange, error }: ListFieldsProps) {
  const t = useTexts(saveTexts)
  return (
    <>
      <TextInput
        label={t.name}
        value={value.name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        error={error}
        onChange={({ target }) => onChange({ ...value, name: target.value })}
      />
      <RadioGroup
        label={t.sharing}
        value={value.sharing}
        options={sharings.map(one => ({ value: one, label: t.sharings[one] }))}
        onChange={sharing => onChange({ ...value, sharing })}
      />
    </>
  )
}
