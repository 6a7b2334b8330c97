import type { Answer } from '@fairfloor/domain/endpoint'
import { isPersonName } from '@fairfloor/domain/names'
import { acceptInvitation, readInvitation } from '@fairfloor/domain/people/access/contract'
import { LONGEST_NAME } from '@fairfloor/domain/people/access/invitation'
import { PASSWORD_LEAST } from '@fairfloor/domain/people/password'
import { type FormEvent, useEffect, useState } from 'react'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { PasswordInput, TextInput } from '../../../ui/TextInput.tsx'
import { LoginForm } from '../../../visit/LoginForm.tsx'
import { useUser } from '../../../visit/user.ts'
import { peopleTexts } from '../desk/people-texts.ts'
import { invitationTexts } from './invitation-texts.ts'

type Read = Answer<typeof readInvitation>

/**
 * /account/invitation#token: the account of an invitation is made here. The token is taken out of the address at once, so that
 * neither history nor a link on the page carries it on.
 */
export function InvitationPage() {
  const t = useTexts(invitationTexts)
  const [token] = useState(() => location.hash.slice(1))
  const read = useApiMutation(readInvitation)
  const [invitation, setInvitation] = useState<Read>()
  const [accepted, setAccepted] = useState(false)
  const { run } = read
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname)
    if (token) void run({ body: { token } }).then(setInvitation)
  }, [run, token])
  return (
    <div className="stack packed gap-4 wide narrow m-auto pad-y-6">
      <PageTitle>{t.title}</PageTitle>
      <h1>{accepted ? t.ready : t.title}</h1>
      {!token && <EmptyState icon="mail" title={t.incomplete} />}
      {token && !invitation && !read.error && <Skeleton height={320} />}
      {!invitation && read.error && <MutationError of={read} onRetry={() => void run({ body: { token } })} />}
      {invitation && !accepted && <AcceptForm token={token} invitation={invitation} onDone={() => setAccepted(true)} />}
      {invitation && accepted && <Ready email={invitation.email} />}
    </div>
  )
}

function AcceptForm(props: { token: string; invitation: Read; onDone: () => void }) {
  const { token, invitation, onDone } = props
  const { email, company, role } = invitation
  const t = useTexts(invitationTexts)
  const { roles } = useTexts(peopleTexts)
  const shop = useSettings()?.shop_name ?? ''
  const [name, setName] = useState(invitation.name)
  const [password, setPassword] = useState('')
  const [asked, setAsked] = useState(false)
  const accept = useApiMutation(acceptInvitation, { onSuccess: onDone })
  const isNamed = name.trim() !== '' && isPersonName(name)
  const refusedAt = (field: string) => accept.fieldErrors.find(({ path }) => path === field)?.detail ?? null
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setAsked(true)
    if (isNamed) void accept.run({ body: { token, name, password } })
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={(event: FormEvent) => submit(event)}>
      <p className="fg-2">{company ? t.toCompany(company, shop) : t.toStaff(role ? roles[role] : '', shop)}</p>
      <TextInput label={t.email} value={email} readOnly autoComplete="username" hint={t.emailHint} />
      <TextInput
        label={t.name}
        autoComplete="name"
        value={name}
        maxLength={LONGEST_NAME}
        error={asked && !isNamed ? t.nameNeeded : refusedAt('name')}
        onChange={event => setName(event.target.value)}
      />
      <PasswordInput
        label={t.password}
        autoComplete="new-password"
        hint={t.passwordHint(PASSWORD_LEAST)}
        value={password}
        error={refusedAt('password')}
        onChange={event => setPassword(event.target.value)}
      />
      {accept.fieldErrors.length === 0 && <MutationError of={accept} onRetry={submit} />}
      <Button type="submit" variant="signal" size="l" wide loading={accept.loading} done={accept.done}>
        {t.accept}
      </Button>
    </form>
  )
}

function Ready({ email }: { email: string }) {
  const t = useTexts(invitationTexts)
  const user = useUser()
  return (
    <>
      <Alert tone="success">{t.readyText(email)}</Alert>
      {user ? <p>{t.otherUser(user.email)}</p> : <LoginForm target="/" />}
    </>
  )
}
