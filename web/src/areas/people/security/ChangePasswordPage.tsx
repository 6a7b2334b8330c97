import { changePassword } from '@fairfloor/domain/people/contract'
import { PASSWORD_LEAST } from '@fairfloor/domain/people/password'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { PasswordInput } from '../../../ui/TextInput.tsx'
import { LoginForm } from '../../../visit/LoginForm.tsx'
import { refreshUser } from '../../../visit/refresh-user.ts'
import { sameSitePath } from '../../../visit/same-site-path.ts'
import { visitTexts } from '../../../visit/texts.ts'
import { mustChangePassword, type User, useUser } from '../../../visit/user.ts'
import { AccountTrail } from '../AccountTrail.tsx'

/** /account/change-password: also asks for the old password, unless the login was with a one-time one. */
export function ChangePasswordPage() {
  const t = useTexts(visitTexts).change
  const user = useUser()
  return (
    <div className="stack packed gap-4 wide narrow">
      <PageTitle>{t.title}</PageTitle>
      {user && !mustChangePassword(user) && <AccountTrail title={t.title} />}
      <h1>{t.title}</h1>
      {user === null && <LoginForm />}
      {user?.switched_from && <Alert tone="warning">{t.switched}</Alert>}
      {user && !user.switched_from && <ChangeForm key={user.id} user={user} />}
    </div>
  )
}

function ChangeForm({ user }: { user: User }) {
  const t = useTexts(visitTexts).change
  const client = useQueryClient()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [oldPassword, setOldPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const [saved, setSaved] = useState(false)
  const forced = mustChangePassword(user)
  const change = useApiMutation(changePassword, {
    onSuccess: async () => {
      await refreshUser(client)
      setOldPassword('')
      setNewPassword('')
      if (forced) navigate(sameSitePath(query.get('target'), location.origin) ?? '/', { replace: true })
      else setSaved(true)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSaved(false)
    void change.run({ body: { new_password: newPassword, ...(forced ? {} : { old_password: oldPassword }) } })
  }
  const errorOf = (path: string) => change.fieldErrors.find(field => field.path === path)?.detail ?? null
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {forced ? (
        <Alert tone="warning" title={t.first}>
          {t.firstText}
        </Alert>
      ) : (
        <p className="fg-2">{t.lead}</p>
      )}
      {saved && <Alert tone="success">{t.saved}</Alert>}
      {change.fieldErrors.length === 0 && <MutationError of={change} onRetry={submit} />}
      {/* Tells password managers which account this is. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      {!forced && (
        <PasswordInput
          label={t.old}
          error={errorOf('old_password')}
          value={oldPassword}
          onChange={event => setOldPassword(event.target.value)}
        />
      )}
      <PasswordInput
        label={t.next}
        autoComplete="new-password"
        hint={t.hint(PASSWORD_LEAST)}
        error={errorOf('new_password')}
        value={newPassword}
        onChange={event => setNewPassword(event.target.value)}
      />
      <Button type="submit" variant="signal" size="l" wide loading={change.loading} done={change.done}>
        {t.save}
      </Button>
    </form>
  )
}
