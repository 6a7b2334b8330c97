import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ExitUser } from '../../visit/ExitUser.tsx'
import { SwitchUserForm } from '../../visit/SwitchUserForm.tsx'
import type { User } from '../../visit/user.ts'
import styles from './AccountPanel.module.css'
import { accountLinks } from './account-links.ts'
import { accountTexts } from './account-texts.ts'

interface AccountPanelProps {
  user: User
  /** The reader follows a link. */
  onLeave: () => void
}

/** Content of the account dropdown. */
export default function AccountPanel({ user, onLeave }: AccountPanelProps) {
  const t = useTexts(accountTexts)
  return (
    <>
      <p className={`grid line-below mb-2 ${styles.who}`}>
        {user.company && <b>{user.company.name}</b>}
        <span className="ink-2 clipped">{user.email}</span>
      </p>
      <ul className={`grid ${styles.links}`}>
        {accountLinks(user).map(({ name, to, icon, note }) => (
          <li key={to}>
            <PageLink to={to} onClick={onLeave}>
              <Icon name={icon} />
              {t[name]}
              {note && <span className="push ink-2">{note}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
      {user.ROLE_ALLOWED_TO_SWITCH && (
        <div className={`line-above mt-2 ${styles.apart}`}>
          <SwitchUserForm />
        </div>
      )}
      {user.ROLE_PREVIOUS_ADMIN && (
        <div className={`line-above mt-2 ${styles.apart}`}>
          <ExitUser apart />
        </div>
      )}
    </>
  )
}
