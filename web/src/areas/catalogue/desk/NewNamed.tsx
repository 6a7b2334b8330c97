import { LONGEST_NAME } from '@fairfloor/domain/catalogue/longest'
import type { Endpoint } from '@fairfloor/domain/endpoint'
import type { QueryFilters } from '@tanstack/react-query'
import { useTexts } from '../../../lib/texts.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { DeskForm } from '../../back-office/form/DeskForm.tsx'
import { type InputOf, useDeskForm } from '../../back-office/form/use-desk-form.ts'
import { createFormTexts } from './create-form-texts.ts'
import { rangeDeskTexts } from './desk-texts.ts'

interface NewNamedProps<E extends Endpoint> {
  label: string
  call: E
  /** What is sent of it. */
  input: (name: string) => InputOf<E>
  invalidates: readonly QueryFilters[]
  onCreated: (id: number) => void
}

/** The name of a new brand or category; the rest is filled in once it is there. */
export function NewNamed<E extends Endpoint>({ label, call, input, invalidates, onCreated }: NewNamedProps<E>) {
  const t = useTexts(createFormTexts)
  const words = useTexts(rangeDeskTexts)
  const form = useDeskForm({
    name: `${call.path} new`,
    record: null,
    draftOf: () => ({ name: '' }),
    words: { name: words.name },
    faults: ({ name }) => ({ name: name.trim() === '' && words.missing }),
    call,
    input: ({ name }) => input(name),
    invalidates,
    onSuccess: answer => onCreated((answer as { id: number }).id),
  })
  return (
    <DeskForm form={form} label={label} save={t.create}>
      <p>{t.rest}</p>
      <TextInput {...form.text('name')} maxLength={LONGEST_NAME} />
    </DeskForm>
  )
}
