import type { FormEvent, ReactNode } from 'react'
import type { MutationState } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { FormActs } from '../../back-office/FormActs.tsx'
import { createFormTexts } from './create-form-texts.ts'
import styles from './desk.module.css'

interface CreateFormProps {
  label: string
  save: MutationState
  onSubmit: () => void
  children: ReactNode
}

/** What is needed to create a part of the range. */
export function CreateForm({ label, save, onSubmit, children }: CreateFormProps) {
  const t = useTexts(createFormTexts)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The sheet may be a child of another form.
    event.stopPropagation()
    onSubmit()
  }
  return (
    <form className={styles.form} aria-label={label} noValidate onSubmit={submit}>
      {children}
      <MutationError of={save} />
      <FormActs save={save} label={t.create} />
    </form>
  )
}
