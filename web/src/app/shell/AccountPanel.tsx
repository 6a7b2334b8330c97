import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ExitUser } from '../../visit/ExitUser.tsx'
import { SwitchUserForm } from '../../visit/SwitchUserForm.tsx'
import type { User } from '../../visit/user.ts'
import { accountLinks } from './account-links.ts'
import { accountTexts } from './account-texts.ts'
import styles from './Header.module.css'

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
      <p className={'grid line-below pb-3 mb-2'}>
        {user.company && <b>{user.company.name}</b>}
        <span className="ink-2 ellipsis clipped">{user.email}</span>
      </p>
      <ul className={`grid ${styles.dropdown}`}>
        {accountLinks(user).map(({ name, to, icon, note }) => (
          <li key={to}>
            <PageLink to={to} className="row middle gap-3 target round-input pad-x-2" onClick={onLeave}>
              <Icon name={icon} />
              {t[name]}
              {note && <span className="push ink-2">{note}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
      {user.ROLE_ALLOWED_TO_SWITCH && (
        <div className={'line-above pt-3 mt-2'}>
          <SwitchUserForm />
        </div>
      )}
      {user.ROLE_PREVIOUS_ADMIN && (
        <div className={'line-above pt-3 mt-2'}>
          <ExitUser apart />
        </div>
      )}
    </>
  )
}
