import { readAddress } from '@fairfloor/domain/trade-show/addresses'
import { exhibitionPage } from '@fairfloor/domain/trade-show/pages'
import type { ReactNode } from 'react'
import { matchPath, useNavigate } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { ExitUser } from '../../visit/ExitUser.tsx'
import { LoginForm } from '../../visit/LoginForm.tsx'
import { SwitchUserForm } from '../../visit/SwitchUserForm.tsx'
import { type User, useUser } from '../../visit/user.ts'
import { MyPoints } from '../rewards/MyPoints.tsx'
import styles from './Account.module.css'
import { AccountFoot } from './AccountFoot.tsx'
import { AccountWays } from './AccountWays.tsx'
import { accountTexts } from './account-texts.ts'
import { Score } from './Score.tsx'
import { useOpenItems, wayToActivity } from './use-open-items.ts'

interface AccountModalProps {
  open: boolean
  onClose: () => void
  /** Where to go after the login; by default the page stays. */
  target?: string
}

/** 'My account': the score, the reward programme, what earns points, and the account's pages; for visitors the login. */
export default function AccountModal({ open, onClose, target }: AccountModalProps) {
  const t = useTexts(accountTexts)
  const user = useUser()
  const navigate = useNavigate()
  const done = () => {
    onClose()
    if (target) navigate(target)
  }
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t.title}
      description={user ? <Who user={user} /> : target ? t.toEnter(boothIn(target)) : t.toOrder}
      size={user ? 'l' : 'm'}
      flush
      foot={<AccountFoot onClose={onClose} />}
    >
      {user ? (
        <Account user={user} onLeave={onClose} />
      ) : (
        <div className={`grid ${styles.visitor}`}>
          <Reward>
            <ul className={`grid gap-2 ${styles.why}`}>
              {Object.values(t.why).map(reason => (
                <li className="medium" key={reason}>
                  {reason}
                </li>
              ))}
            </ul>
          </Reward>
          <div className={`pad-6 ${styles.login}`}>
            <LoginForm onDone={done} />
          </div>
        </div>
      )}
    </Modal>
  )
}

/** The booth that an address of the hall leads to. */
function boothIn(target: string): number | undefined {
  const { pathname, searchParams } = new URL(target, location.origin)
  return readAddress(matchPath(exhibitionPage.path, pathname)?.params ?? {}, searchParams).boothNr
}

const Who = ({ user }: { user: User }) => (
  <span className="row wrap gap-x-4 anywhere">
    <span>{[user.name, user.company?.name].filter(Boolean).join(' · ')}</span>
    <span>{user.email}</span>
  </span>
)

function Account({ user, onLeave }: { user: User; onLeave: () => void }) {
  const open = useOpenItems()
  return (
    <div className={`grid ${styles.account}`}>
      <AccountWays user={user} onLeave={onLeave} />
      <Reward>{user.company && <Score open={open} />}</Reward>
      <div className={styles.myPoints}>
        <MyPoints open={open} wayTo={wayToActivity} onLeave={onLeave} />
        {user.ROLE_ALLOWED_TO_SWITCH && <SwitchUserForm />}
        {user.ROLE_PREVIOUS_ADMIN && <ExitUser apart />}
      </div>
    </div>
  )
}

function Reward({ children }: { children?: ReactNode }) {
  const t = useTexts(accountTexts)
  return (
    <section className={`grid packed gap-4 on-fog pad-6 ${styles.reward}`}>
      {children}
      <div>
        <h3>{t.rewardTitle}</h3>
        <p className="ink-2 mt-1">{t.reward}</p>
      </div>
    </section>
  )
}
