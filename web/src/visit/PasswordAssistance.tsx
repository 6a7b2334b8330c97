import { lostPassword } from '@fairfloor/domain/people/contract'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useApiMutation } from '../lib/sending/use-api-mutation.ts'
import { useTexts } from '../lib/texts.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Modal } from '../ui/Modal.tsx'
import { MutationError } from '../ui/MutationError.tsx'
import { EmailInput } from '../ui/TextInput.tsx'
import { visitTexts } from './texts.ts'

interface PasswordAssistanceProps {
  open: boolean
  onClose: () => void
  /** Username typed into the login. */
  email: string
  /** Where the link of the mail leads after the login. */
  back: string | null
}

/** Mails a one-time password. The text is the same for every address, so that it does not reveal which ones exist. */
export function PasswordAssistance({ open, onClose, email, back }: PasswordAssistanceProps) {
  const t = useTexts(visitTexts).assistance
  const input = useRef<HTMLInputElement>(null)
  return (
    <Modal open={open} onClose={onClose} title={t.title} description={t.lead} size="s" initialFocus={input}>
      <AssistanceForm email={email} back={back} ref={input} />
    </Modal>
  )
}

type FormProps = Pick<PasswordAssistanceProps, 'email' | 'back'> & { ref: RefObject<HTMLInputElement | null> }

function AssistanceForm({ email, back, ref }: FormProps) {
  const t = useTexts(visitTexts).assistance
  const [address, setAddress] = useState(email)
  const [sent, setSent] = useState(false)
  const send = useApiMutation(lostPassword)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSent(false)
    if (await send.run({ body: { _username: address, ...(back === null ? {} : { _target: back }) } })) setSent(true)
  }
  // The specified second before the text is the one that every button adds to its loading state.
  const isAnswered = sent && !send.loading
  return (
    <form className="grid gap-4" onSubmit={submit}>
      {isAnswered && <Alert tone="success">{t.sent}</Alert>}
      <MutationError of={send} onRetry={submit} />
      <EmailInput
        ref={ref}
        label={t.email}
        required
        value={address}
        onChange={event => setAddress(event.target.value)}
      />
      <Button type="submit" variant="ink" size="l" wide loading={send.loading} done={send.done}>
        {t.send}
      </Button>
    </form>
  )
}
