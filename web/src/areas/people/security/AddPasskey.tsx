import { addPasskey, beginPasskey } from '@fairfloor/domain/people/security-contract'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { PasswordInput, TextInput } from '../../../ui/TextInput.tsx'
import { securityTexts } from './security-texts.ts'

interface AddPasskeyProps {
  open: boolean
  onClose: () => void
  onDone: (recoveryCodes: readonly string[]) => unknown
}

/** Asks for a name and the password, then the browser makes the passkey. */
export function AddPasskey({ open, onClose, onDone }: AddPasskeyProps) {
  const t = useTexts(securityTexts)
  const input = useRef<HTMLInputElement>(null)
  return (
    <Modal open={open} onClose={onClose} title={t.addPasskey} size="s" initialFocus={input} keepOpen low>
      <PasskeyForm ref={input} onDone={onDone} />
    </Modal>
  )
}

function PasskeyForm({ ref, onDone }: Pick<AddPasskeyProps, 'onDone'> & { ref: RefObject<HTMLInputElement | null> }) {
  const t = useTexts(securityTexts)
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const add = useApiMutation(addPasskey, { onSuccess: answer => onDone(answer.recovery_codes) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void add.run(async () => {
      const { makePasskey } = await import('../../../visit/passkey.ts')
      const { options } = await call(beginPasskey, { body: { password } })
      return { body: { name: name.trim() || t.passkeyExample, passkey: await makePasskey(options) } }
    })
  }
  const error = add.fieldErrors.find(({ path }) => path === 'password')?.detail ?? null
  return (
    <form className="stack gap-4" noValidate onSubmit={submit}>
      <p>{t.passkeyAsk}</p>
      {error === null && <MutationError of={add} onRetry={submit} />}
      <TextInput
        ref={ref}
        label={t.passkeyName}
        placeholder={t.passkeyExample}
        maxLength={60}
        value={name}
        onChange={event => setName(event.target.value)}
      />
      <PasswordInput
        label={t.password}
        error={error}
        value={password}
        onChange={event => setPassword(event.target.value)}
      />
      <Button type="submit" variant="ink" size="l" wide loading={add.loading} done={add.done}>
        {t.addPasskey}
      </Button>
    </form>
  )
}
