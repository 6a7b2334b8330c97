import { loginPage } from '@fairfloor/domain/people/pages'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTexts } from '../../../lib/texts.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { ReachUs } from '../../../ui/ReachUs.tsx'
import text from '../../../ui/text.module.css'
import { sameSitePath } from '../../../visit/same-site-path.ts'
import { MailSent } from './MailSent.tsx'
import styles from './RegisterPage.module.css'
import { RegistrationForm } from './RegistrationForm.tsx'
import { registrationTexts } from './texts.ts'

/** /contact/customer?target=…: a company registers; the page to return to goes with its registration. */
export function RegisterPage() {
  const t = useTexts(registrationTexts)
  const [query] = useSearchParams()
  const [email, setEmail] = useState<string | null>(null)
  const target = sameSitePath(query.get('target'), location.origin) ?? null
  return (
    <div className={`stack gap-6 wide ${styles.page}`}>
      <PageTitle>{t.title}</PageTitle>
      <header className="grid gap-2">
        <h1>{t.title}</h1>
        <p className={`fg-2 ${styles.lead}`}>{t.lead}</p>
      </header>
      <div className={`grid top gap-8 ${styles.columns}`}>
        {email === null ? <RegistrationForm target={target} onSent={setEmail} /> : <MailSent email={email} />}
        <aside className={`grid gap-4 on-fog round-card pad-5 ${styles.aside}`}>
          <h2>{t.steps}</h2>
          <ol>
            <li>{t.step.confirm}</li>
            <li>{t.step.check}</li>
            <li>{t.step.enter}</li>
          </ol>
          <p>{t.help}</p>
          <ReachUs />
          <p>
            {t.hasAccount}{' '}
            <Link
              className={text.link}
              to={target === null ? loginPage.path : `${loginPage.path}?target=${encodeURIComponent(target)}`}
            >
              {t.logIn}
            </Link>
          </p>
        </aside>
      </div>
    </div>
  )
}
