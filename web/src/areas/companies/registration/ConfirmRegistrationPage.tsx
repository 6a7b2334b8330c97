import { confirmRegistration } from '@fairfloor/domain/companies/registration/contract'
import { loginPage } from '@fairfloor/domain/people/pages'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { PasswordInput } from '../../../ui/TextInput.tsx'
import { confirmTexts } from './confirm-texts.ts'
import styles from './registration.module.css'

/**
 * /contact/customer/confirm#token: only a press confirms, so that programs that open links in mails do not, and only who
 * knows the password: else somebody else's registration would be confirmed with it.
 */
export function ConfirmRegistrationPage() {
  const t = useTexts(confirmTexts)
  const token = useLocation().hash.slice(1)
  const [isDone, setDone] = useState(false)
  const [password, setPassword] = useState('')
  const confirm = useApiMutation(confirmRegistration, { onSuccess: () => setDone(true) })
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    void confirm.run({ body: { token, password } })
  }
  return (
    <div className={`stack packed gap-4 wide pad-y-6 m-auto ${styles.narrow}`}>
      <PageTitle>{t.title}</PageTitle>
      {isDone ? (
        <div className="stack at-start gap-4" role="status">
          <h1>{t.done}</h1>
          <p>{t.doneText}</p>
          <LinkButton to="/" variant="ink">
            {t.toShop}
          </LinkButton>
        </div>
      ) : (
        <>
          <h1>{t.title}</h1>
          {token === '' ? (
            <EmptyState icon="mail" title={t.noLink} action={<LinkButton to={loginPage.path}>{t.logIn}</LinkButton>}>
              {t.noLinkText}
            </EmptyState>
          ) : (
            <form className="stack gap-4" noValidate onSubmit={submit}>
              <p>{t.lead}</p>
              <MutationError of={confirm} />
              <PasswordInput
                label={t.password}
                autoComplete="current-password"
                value={password}
                onChange={event => setPassword(event.target.value)}
              />
              <Button type="submit" variant="signal" size="l" wide loading={confirm.loading}>
                {t.confirm}
              </Button>
            </form>
          )}
        </>
      )}
    </div>
  )
}
