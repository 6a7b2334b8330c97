import { Suspense } from 'react'
import type { User } from '../../areas/identity/user.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Popover } from '../../ui/Popover.tsx'
import styles from './Header.module.css'
import { shellTexts } from './texts.ts'

const load = () => import('./AccountPanel.tsx')
const AccountPanel = lazyPart(load)

/** The account dropdown: a click opens and closes it. */
export function AccountMenu({ user }: { user: User }) {
  const t = useTexts(shellTexts)
  return (
    <Popover
      label={t.accountOf(user.name)}
      align="end"
      sticky
      trigger={
        <button
          type="button"
          className={styles.tool}
          aria-label={t.accountOf(user.name)}
          onPointerEnter={load}
          onFocus={load}
        >
          <Icon name="account" />
          {t.account}
          <Icon name="chevronDown" size={16} className={styles.chevron} />
        </button>
      }
    >
      {close => (
        <Suspense>
          <AccountPanel user={user} onLeave={close} />
        </Suspense>
      )}
    </Popover>
  )
}
