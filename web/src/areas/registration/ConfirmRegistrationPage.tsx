import { loginPage } from '@fairfloor/domain/identity/pages'
import { confirmRegistration } from '@fairfloor/domain/registration/contract'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { useApiMutation } from '../../lib/use-api-mutation.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import styles from './ConfirmRegistrationPage.module.css'
import { confirmTexts } from './confirm-texts.ts'

/** /contact/customer/confirm#token: only a press confirms, so that programs that open links in mails do not. */
export function ConfirmRegistrationPage() {
  const t = useTexts(confirmTexts)
  const token = useLocation().hash.slice(1)
  const [isDone, setDone] = useState(false)
  const confirm = useApiMutation(confirmRegistration, { onSuccess: () => setDone(true) })
  return (
    <div className={styles.page}>
      <PageTitle>{t.title}</PageTitle>
      {isDone ? (
        <div className={styles.done} role="status">
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
            <>
              <p>{t.lead}</p>
              <MutationError of={confirm} />
              <Button
                variant="signal"
                size="l"
                wide
                loading={confirm.loading}
                onClick={() => void confirm.run({ body: { token } })}
              >
                {t.confirm}
              </Button>
            </>
          )}
        </>
      )}
    </div>
  )
}
