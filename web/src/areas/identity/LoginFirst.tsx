import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import styles from './LoginFirst.module.css'

const LoginForm = lazyPart(async () => ({ default: (await import('./LoginForm.tsx')).LoginForm }))

/** Shown in place of a page that needs a login; the login leads back to it. Its code is loaded for visitors only. */
export const LoginFirst = ({ target }: { target: string }) => (
  <div className={styles.login}>
    <Suspense>
      <LoginForm target={target} />
    </Suspense>
  </div>
)
