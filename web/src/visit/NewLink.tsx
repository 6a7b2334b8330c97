import { sendConfirmation } from '@fairfloor/domain/companies/registration/contract'
import { CallError } from '../lib/call.ts'
import { useApiMutation } from '../lib/sending/use-api-mutation.ts'
import { useTexts } from '../lib/texts.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { MutationError } from '../ui/MutationError.tsx'
import { visitTexts } from './texts.ts'

/** Offered to those who have registered but not confirmed the address: another mail with a link. */
export function NewLink({ error, email }: { error: Error | null; email: string }) {
  const t = useTexts(visitTexts).newLink
  const send = useApiMutation(sendConfirmation)
  if (!(error instanceof CallError) || error.code !== 'registration_unconfirmed') return null
  return (
    <>
      {send.done && <Alert tone="success">{t.sent}</Alert>}
      <MutationError of={send} />
      <Button
        icon="mail"
        loading={send.loading}
        done={send.done}
        onClick={() => void send.run({ body: { email: email.trim() } })}
      >
        {t.send}
      </Button>
    </>
  )
}
