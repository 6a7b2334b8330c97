import { REGISTER } from '@fairfloor/domain/companies/registration/addresses'
import { isPagePath } from '@fairfloor/domain/page-path'
import { getCsrfToken, login } from '@fairfloor/domain/people/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type RefObject, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { CallError, call } from '../lib/call.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { useApiMutation } from '../lib/sending/use-api-mutation.ts'
import { useTexts } from '../lib/texts.tsx'
import { Button } from '../ui/Button.tsx'
import { MutationError } from '../ui/MutationError.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { PasswordInput, TextInput } from '../ui/TextInput.tsx'
import text from '../ui/text.module.css'
import { useHere } from './login-address.ts'
import { NewLink } from './NewLink.tsx'
import { PasswordAssistance } from './PasswordAssistance.tsx'
import { refreshUser } from './refresh-user.ts'
import { visitTexts } from './texts.ts'

const PasskeyButton = lazyPart(() => import('./PasskeyButton.tsx'))
const SecondStep = lazyPart(() => import('./SecondStep.tsx'))

interface LoginFormProps {
  /** Where to go after the login; by default the page stays. */
  target?: string | undefined
  /** Where who registers, or forgot the password, returns to by mail; null: nowhere; by default the target, or this page. */
  back?: string | null | undefined
  onDone?: () => void
  /** The first input, for a dialog's `initialFocus`. */
  ref?: RefObject<HTMLInputElement | null>
  /** 'ink' on screens with another primary action. */
  look?: 'signal' | 'ink'
}

/** Username, password, and links for users without one. Empty fields are sent too, so that the server's error is shown. */
export function LoginForm({ target, back, onDone, ref, look = 'signal' }: LoginFormProps) {
  const t = useTexts(visitTexts)
  const client = useQueryClient()
  const navigate = useNavigate()
  const here = useHere()
  const wanted = back === undefined ? (target ?? here) : back
  const returnTo = wanted === null || wanted === '/' || !isPagePath(wanted) ? null : wanted
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [assisting, setAssisting] = useState(false)
  const [ways, setWays] = useState<readonly string[] | null>(null)
  const goOn = async () => {
    await refreshUser(client)
    onDone?.()
    if (target !== undefined) navigate(target)
  }
  const enter = useApiMutation(login, { onSuccess: goOn, onError: error => setWays(waysIn(error)) })
  const beginAgain = () => {
    setWays(null)
    setPassword('')
    enter.clearError()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void enter.run(async () => {
      const { token } = await call(getCsrfToken, {})
      return { body: { _csrf_token: token, _username: username, _password: password } }
    })
  }
  if (ways)
    return (
      <Suspense>
        <SecondStep ways={ways} look={look} onDone={goOn} onBeginAgain={beginAgain} />
      </Suspense>
    )
  return (
    <>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <MutationError of={enter} onRetry={submit} />
        <NewLink error={enter.error} email={username} />
        <TextInput
          ref={ref}
          label={t.username}
          placeholder={t.usernameExample}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          value={username}
          onChange={event => setUsername(event.target.value)}
        />
        <PasswordInput label={t.password} value={password} onChange={event => setPassword(event.target.value)} />
        <Button type="submit" variant={look} size="l" wide loading={enter.loading} done={enter.done}>
          {t.logIn}
        </Button>
        {hasPasskeys() && (
          <Suspense fallback={<Skeleton height={52} radius="input" />}>
            <PasskeyButton isSecondStep={false} onDone={goOn} />
          </Suspense>
        )}
        <div className={'row wrap middle between gap-x-4'}>
          <button type="button" className={`target ${text.link}`} onClick={() => setAssisting(true)}>
            {t.forgotten}
          </button>
          <span className="fg-2">
            {t.noAccount}{' '}
            <Link className={`inline-row middle target ${text.link}`} to={registerAddress(returnTo)}>
              {t.register}
            </Link>
          </span>
        </div>
      </form>
      <PasswordAssistance open={assisting} onClose={() => setAssisting(false)} email={username} back={returnTo} />
    </>
  )
}

/** The ways of the second step, where the password was right and one is needed. */
const waysIn = (error: Error): readonly string[] | null =>
  error instanceof CallError && error.code === 'second_step_needed'
    ? (error.details as { ways: readonly string[] }).ways
    : null

const registerAddress = (back: string | null): string =>
  back === null ? REGISTER : `${REGISTER}?target=${encodeURIComponent(back)}`

/** Browsers have passkeys only for sites with a name, over https or on this machine. */
const hasPasskeys = (): boolean => 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)
