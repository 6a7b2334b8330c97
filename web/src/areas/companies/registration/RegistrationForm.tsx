import { register } from '@fairfloor/domain/companies/registration/contract'
import type { FormEvent } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { AddressesGroup } from './AddressesGroup.tsx'
import { CompanyGroup } from './CompanyGroup.tsx'
import { LoginGroup, PersonGroup } from './PersonGroup.tsx'
import styles from './registration.module.css'
import { registrationTexts } from './texts.ts'
import { bodyOf, useRegistration } from './use-registration.ts'

interface RegistrationFormProps {
  /** Page to return to after the approval. */
  target: string | null
  onSent: (email: string) => void
}

/** What is refused keeps what was typed. */
export function RegistrationForm({ target, onSent }: RegistrationFormProps) {
  const t = useTexts(registrationTexts)
  const registration = useRegistration()
  const { draft, wrong } = registration
  const send = useApiMutation(register, { onSuccess: () => onSent(draft.email.trim()) })
  const { fieldErrors } = send
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    if (registration.tryIt()) void send.run({ body: bodyOf(draft, target) })
  }
  const errorOf = (path: string) =>
    registration.errorOf(path) ?? fieldErrors.find(field => field.path === path)?.detail ?? null
  const part = { ...registration, errorOf }
  return (
    <form className="stack gap-6" noValidate onSubmit={(event: FormEvent) => submit(event)}>
      <CompanyGroup {...part} />
      <PersonGroup {...part} />
      <AddressesGroup {...part} />
      <LoginGroup {...part} />
      {wrong > 0 && <Alert tone="error">{t.wrong(wrong)}</Alert>}
      {fieldErrors.length === 0 && <MutationError of={send} onRetry={submit} />}
      <Button type="submit" variant="signal" size="l" className={styles.act} loading={send.loading} done={send.done}>
        {t.register}
      </Button>
    </form>
  )
}
