import { Suspense } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import styles from './LoginFirst.module.css'

const LoginForm = lazyPart(async () => ({ default: (await import('./LoginForm.tsx')).LoginForm }))

/** Shown in place of a page that needs a login; the page stays at its address, with query and fragment. Its code is loaded for visitors only. */
export const LoginFirst = () => (
  <div className={`wide ${styles.login}`}>
    <Suspense>
      <LoginForm />
    </Suspense>
  </div>
)
