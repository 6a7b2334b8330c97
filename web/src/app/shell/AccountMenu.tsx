import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import type { User } from '../../visit/user.ts'
import styles from './Header.module.css'
import { ToolMenu } from './ToolMenu.tsx'
import { shellTexts } from './texts.ts'

const load = () => import('./AccountPanel.tsx')
const AccountPanel = lazyPart(load)

/** The account dropdown: a click opens and closes it. */
export function AccountMenu({ user }: { user: User }) {
  const t = useTexts(shellTexts)
  return (
    <ToolMenu
      label={t.accountOf(user.name)}
      icon="account"
      words={<span className={styles.short}>{t.account}</span>}
      load={load}
    >
      {close => (
        <Suspense>
          <AccountPanel user={user} onLeave={close} />
        </Suspense>
      )}
    </ToolMenu>
  )
}
