import type { Answer } from '@fairfloor/domain/endpoint'
import { beginAuthenticator, confirmAuthenticator } from '@fairfloor/domain/people/security-contract'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import text from '../../../ui/text.module.css'
import { PasswordForm } from './PasswordQuestion.tsx'
import styles from './security.module.css'
import { securityTexts } from './security-texts.ts'

interface SetUpProps {
  open: boolean
  onClose: () => void
  /** With the recovery codes, which are shown this once; none if there are some already. */
  onDone: (recoveryCodes: readonly string[]) => unknown
}

/** The password, then the QR code, then the first code. */
export function SetUpAuthenticator({ open, onClose, onDone }: SetUpProps) {
  const t = useTexts(securityTexts)
  return (
    <Modal open={open} onClose={onClose} title={t.setUpTitle} size="s" keepOpen>
      <Steps onDone={onDone} />
    </Modal>
  )
}

function Steps({ onDone }: Pick<SetUpProps, 'onDone'>) {
  const t = useTexts(securityTexts)
  const [begun, setBegun] = useState<Answer<typeof beginAuthenticator> | null>(null)
  if (!begun) return <PasswordForm endpoint={beginAuthenticator} text={t.setUpAsk} act={t.next} onDone={setBegun} />
  return (
    <div className="stack gap-4">
      <div className={`grid top gap-4 ${styles.scan}`}>
        <img
          className="bordered round-input"
          src={`data:image/svg+xml,${encodeURIComponent(begun.qr_code)}`}
          alt={t.qrCode}
          width={184}
          height={184}
        />
        <div>
          <p>{t.scan}</p>
          <p className="fg-2">{t.typeIn}</p>
          <code className="t15 anywhere block">{begun.secret}</code>
          <a className={text.link} href={begun.address}>
            {t.openApp}
          </a>
        </div>
      </div>
      <FirstCode onDone={onDone} />
    </div>
  )
}

function FirstCode({ onDone }: Pick<SetUpProps, 'onDone'>) {
  const t = useTexts(securityTexts)
  const [code, setCode] = useState('')
  const confirm = useApiMutation(confirmAuthenticator, { onSuccess: answer => onDone(answer.recovery_codes) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void confirm.run({ body: { code } })
  }
  const error = confirm.fieldErrors.find(({ path }) => path === 'code')?.detail ?? null
  return (
    <form className="stack gap-4" noValidate onSubmit={submit}>
      {error === null && <MutationError of={confirm} onRetry={submit} />}
      <TextInput
        label={t.code}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={event => setCode(event.target.value)}
      />
      <Button type="submit" variant="signal" size="l" wide loading={confirm.loading} done={confirm.done}>
        {t.switchOn}
      </Button>
    </form>
  )
}
