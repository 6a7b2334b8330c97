import { useTexts } from '../../../lib/texts.tsx'
import { Select } from '../../../ui/Select.tsx'
import { foodDeskTexts } from './food-desk-texts.ts'
import type { LabelledFlavour } from './food-draft.ts'

interface TakeOverProps {
  others: readonly LabelledFlavour[]
  onChoose: (id: number) => void
}

/** Copies from another flavour of the same size into the form. */
export function TakeOver({ others, onChoose }: TakeOverProps) {
  const t = useTexts(foodDeskTexts)
  if (others.length === 0) return null
  return (
    <Select
      label={t.takeOver}
      value=""
      placeholder={t.choose}
      options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={id => onChoose(Number(id))}
    />
  )
}
