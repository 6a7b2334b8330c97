import { confirmLogin } from '@fairfloor/domain/people/second-step-contract'
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { useApiMutation } from '../lib/sending/use-api-mutation.ts'
import { useTexts } from '../lib/texts.tsx'
import { Button } from '../ui/Button.tsx'
import { MutationError } from '../ui/MutationError.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import text from '../ui/text.module.css'
import { secondStepTexts } from './second-step-texts.ts'

interface SecondStepProps {
  /** What the user has set up: 'authenticator', 'passkey'. */
  ways: readonly string[]
  look: 'signal' | 'ink'
  onDone: () => unknown
  /** Back to the password. */
  onBeginAgain: () => void
}

const PasskeyButton = lazyPart(() => import('./PasskeyButton.tsx'))

/** The second step of a login: a passkey, a code of the authenticator app, or a recovery code. */
export default function SecondStep({ ways, look, onDone, onBeginAgain }: SecondStepProps) {
  const t = useTexts(secondStepTexts)
  const hasApp = ways.includes('authenticator')
  const [isRecovery, setRecovery] = useState(!hasApp)
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const confirm = useApiMutation(confirmLogin, { onSuccess: onDone })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void confirm.run({ body: { code } })
  }
  const change = () => {
    setRecovery(!isRecovery)
    setCode('')
    confirm.clearError()
  }
  // The step comes in place of the form in which the focus was.
  useEffect(() => input.current?.focus(), [])
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <p role="status">{t.lead}</p>
      {ways.includes('passkey') && (
        <Suspense fallback={<Skeleton height={52} radius="input" />}>
          <PasskeyButton isSecondStep onDone={onDone} />
        </Suspense>
      )}
      <MutationError of={confirm} onRetry={submit} />
      <TextInput
        key={String(isRecovery)}
        ref={input}
        label={isRecovery ? t.recovery : t.app}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={event => setCode(event.target.value)}
      />
      <Button type="submit" variant={look} size="l" wide loading={confirm.loading} done={confirm.done}>
        {t.confirm}
      </Button>
      <div className={'row wrap middle between gap-x-4'}>
        {hasApp && (
          <button type="button" className={`target ${text.link}`} onClick={change}>
            {isRecovery ? t.useApp : t.useRecovery}
          </button>
        )}
        <button type="button" className={`target ${text.link}`} onClick={onBeginAgain}>
          {t.again}
        </button>
      </div>
    </form>
  )
}
