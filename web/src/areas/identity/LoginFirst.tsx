import styles from './LoginFirst.module.css'
import { LoginForm } from './LoginForm.tsx'

/** Shown in place of a page that needs a login; the login leads back to it. */
export const LoginFirst = ({ target }: { target: string }) => (
  <div className={styles.login}>
    <LoginForm target={target} />
  </div>
)
