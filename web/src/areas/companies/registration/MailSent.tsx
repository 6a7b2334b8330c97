import { sendConfirmation } from '@fairfloor/domain/companies/registration/contract'
import { useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import styles from './registration.module.css'
import { registrationTexts } from './texts.ts'

/** After the form: the address has to be confirmed. It reads the same for every address. */
export function MailSent({ email }: { email: string }) {
  const t = useTexts(registrationTexts).sent
  const [isAgain, setAgain] = useState(false)
  const send = useApiMutation(sendConfirmation, { onSuccess: () => setAgain(true) })
  return (
    <div className="stack gap-6" role="status">
      <h2>{t.title}</h2>
      <p className="anywhere">{t.text(email)}</p>
      {isAgain ? <Alert tone="success">{t.done}</Alert> : <p className="t13 fg-2">{t.none}</p>}
      <MutationError of={send} />
      <Button
        className={styles.act}
        icon="mail"
        loading={send.loading}
        done={send.done}
        onClick={() => void send.run({ body: { email } })}
      >
        {t.again}
      </Button>
    </div>
  )
}
