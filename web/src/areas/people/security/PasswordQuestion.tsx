import type { Answer, CallInput, Endpoint } from '@fairfloor/domain/endpoint'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { PasswordInput } from '../../../ui/TextInput.tsx'
import { securityTexts } from './security-texts.ts'

interface FormProps<E extends Endpoint> {
  /** A call whose body is the password. */
  endpoint: E
  /** Of the call's path. */
  params?: Record<string, unknown>
  text: string
  /** What the button does. */
  act: string
  onDone: (answer: Answer<E>) => unknown
}

interface PasswordQuestionProps<E extends Endpoint> extends FormProps<E> {
  open: boolean
  onClose: () => void
  title: string
}

/** Asks for the password once more before the login is made safer or less safe. */
export function PasswordQuestion<E extends Endpoint>({ open, onClose, title, ...form }: PasswordQuestionProps<E>) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Modal open={open} onClose={onClose} title={title} size="s" initialFocus={input} low>
      <PasswordForm ref={input} {...form} />
    </Modal>
  )
}

/** The same as part of a dialog. */
export function PasswordForm<E extends Endpoint>({
  endpoint,
  params,
  text,
  act,
  onDone,
  ref,
}: FormProps<E> & { ref?: RefObject<HTMLInputElement | null> }) {
  const t = useTexts(securityTexts)
  const [password, setPassword] = useState('')
  const ask = useApiMutation(endpoint, { onSuccess: onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void ask.run({ ...(params && { params }), body: { password } } as CallInput<E>)
  }
  const error = ask.fieldErrors.find(({ path }) => path === 'password')?.detail ?? null
  return (
    <form className="stack gap-4" noValidate onSubmit={submit}>
      <p>{text}</p>
      {error === null && <MutationError of={ask} onRetry={submit} />}
      <PasswordInput
        ref={ref}
        label={t.password}
        error={error}
        value={password}
        onChange={event => setPassword(event.target.value)}
      />
      <Button type="submit" variant="ink" size="l" wide loading={ask.loading} done={ask.done}>
        {act}
      </Button>
    </form>
  )
}
