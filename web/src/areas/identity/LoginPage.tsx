import { Navigate, useSearchParams } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { LoginForm } from './LoginForm.tsx'
import styles from './Page.module.css'
import { sameSitePath } from './same-site-path.ts'
import { identityTexts } from './texts.ts'
import { useUser } from './user.ts'

/** /login?target=…: only the login; logged-in users are redirected to the target. */
export function LoginPage() {
  const t = useTexts(identityTexts).loginPage
  const user = useUser()
  const [query] = useSearchParams()
  const target = sameSitePath(query.get('target'), location.origin)
  if (user) return <Navigate to={target ?? '/'} replace />
  return (
    <div className={styles.page}>
      <PageTitle>{t.title}</PageTitle>
      <h1>{t.title}</h1>
      <p className={styles.lead}>{t.lead}</p>
      <LoginForm back={target} />
    </div>
  )
}
