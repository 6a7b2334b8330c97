import { loginPage } from '@fairfloor/domain/people/pages'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTexts } from '../../../lib/texts.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { ReachUs } from '../../../ui/ReachUs.tsx'
import side from '../../../ui/side.module.css'
import text from '../../../ui/text.module.css'
import { sameSitePath } from '../../../visit/same-site-path.ts'
import { MailSent } from './MailSent.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'
import styles from './registration.module.css'
import { registrationTexts } from './texts.ts'

/** /contact/customer?target=…: a company registers; the page to return to goes with its registration. */
export function RegisterPage() {
  const t = useTexts(registrationTexts)
  const [query] = useSearchParams()
  const [email, setEmail] = useState<string | null>(null)
  const target = sameSitePath(query.get('target'), location.origin) ?? null
  return (
    <div className={`stack gap-6 wide pad-y-6 m-auto ${styles.page}`}>
      <PageTitle>{t.title}</PageTitle>
      <header className="grid gap-2">
        <h1>{t.title}</h1>
        <p className="fg-2 measure">{t.lead}</p>
      </header>
      <div className={`stack top gap-8 ${side.early}`}>
        {email === null ? <RegistrationForm target={target} onSent={setEmail} /> : <MailSent email={email} />}
        <aside className="grid gap-4 on-fog round-card pad-5">
          <h2>{t.steps}</h2>
          <ol className={`grid gap-3 ${styles.steps}`}>
            <li>{t.step.confirm}</li>
            <li>{t.step.check}</li>
            <li>{t.step.enter}</li>
          </ol>
          <p>{t.help}</p>
          <ReachUs align="start" />
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
