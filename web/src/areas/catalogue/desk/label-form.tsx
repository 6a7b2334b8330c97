import type { FormEvent, KeyboardEvent } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { Select } from '../../../ui/Select.tsx'
import { foodDeskTexts } from './food-desk-texts.ts'
import type { LabelledFlavour } from './food-draft.ts'

/** Events of a form in a sheet over the form of the product, which would be saved as well. */
export const formEvents = (save: () => void) => {
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    event.stopPropagation()
    save()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') submit(event)
  }
  return { submit, onKeyDown }
}

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
