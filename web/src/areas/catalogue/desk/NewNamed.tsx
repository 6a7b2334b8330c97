import { LONGEST_NAME } from '@fairfloor/domain/catalogue/longest'
import { type ReactNode, useState } from 'react'
import type { MutationState } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { CreateForm } from './CreateForm.tsx'
import { createFormTexts } from './create-form-texts.ts'
import { rangeDeskTexts } from './desk-texts.ts'

interface NewNamedProps {
  label: string
  save: MutationState & { fieldErrors: readonly { path: string; detail: string }[] }
  onCreate: (name: string) => void
  /** Further fields. */
  children?: ReactNode
}

/** The name of a new brand or category; the rest is filled in once it is there. */
export function NewNamed({ label, save, onCreate, children }: NewNamedProps) {
  const t = useTexts(createFormTexts)
  const words = useTexts(rangeDeskTexts)
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    if (name.trim() !== '') onCreate(name)
  }
  const refused = save.fieldErrors.find(({ path }) => path === 'name')?.detail ?? null
  return (
    <CreateForm label={label} save={save} onSubmit={submit}>
      <p>{t.rest}</p>
      <TextInput
        label={words.name}
        maxLength={LONGEST_NAME}
        value={name}
        error={isTried && name.trim() === '' ? words.missing : refused}
        onChange={event => setName(event.target.value)}
      />
      {children}
    </CreateForm>
  )
}
