import { loginPage } from '@fairfloor/domain/identity/pages'
import { useLocation } from 'react-router'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import styles from './LogInForPrices.module.css'
import { listTexts } from './texts.ts'

/** In place of a price: the visitor's way to the login and back. */
export function LogInForPrices() {
  const t = useTexts(listTexts)
  const { pathname, search } = useLocation()
  return (
    <PageLink
      to={`${loginPage.path}?${new URLSearchParams({ target: pathname + search })}`}
      className={styles.link}
      tabIndex={-1}
    >
      {t.logIn}
    </PageLink>
  )
}
