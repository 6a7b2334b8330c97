import { changePasswordPage, logoutPage } from '@fairfloor/domain/identity/pages'
import { confirmationPage } from '@fairfloor/domain/show-orders/pages'
import { isTourAsked, LOBBY, MY_FAIR, tourAddress } from '@fairfloor/domain/trade-show/addresses'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { ExitUser } from '../identity/ExitUser.tsx'
import { LoginForm } from '../identity/LoginForm.tsx'
import { SwitchUserForm } from '../identity/SwitchUserForm.tsx'
import { type User, useUser } from '../identity/user.ts'
import { MyPoints } from '../rewards/MyPoints.tsx'
import styles from './AccountModal.module.css'
import { accountTexts } from './account-texts.ts'
import { useExhibitors, useVisited } from './show.ts'

interface AccountModalProps {
  open: boolean
  onClose: () => void
  /** Where to go after the login; by default the page stays. */
  target?: string
}

/** 'My account': the reward programme, the account's pages, and the login. */
export default function AccountModal({ open, onClose, target }: AccountModalProps) {
  const t = useTexts(accountTexts)
  const user = useUser()
  const navigate = useNavigate()
  const done = () => {
    onClose()
    if (target) navigate(target)
  }
  return (
    <Modal open={open} onClose={onClose} title={t.title} size="m" flush>
      <div className={styles.account}>
        <section className={styles.reward}>
          <Icon name="award" size={32} />
          <h3>{t.rewardTitle}</h3>
          <p>{t.reward}</p>
          {user && <Visited />}
          <TourSwitch onClose={onClose} />
        </section>
        <section className={styles.own}>{user ? <Own user={user} /> : <LoginForm onDone={done} />}</section>
        {user && (
          <div className={styles.points}>
            <MyPoints />
          </div>
        )}
      </div>
    </Modal>
  )
}

/** On while the tour is open; switching it on leads to the lobby, where the tour is shown. */
function TourSwitch({ onClose }: { onClose: () => void }) {
  const t = useTexts(accountTexts)
  const navigate = useNavigate()
  const isInLobby = useLocation().pathname === LOBBY
  const [query] = useSearchParams()
  const show = (on: boolean) => {
    onClose()
    navigate(on ? tourAddress : LOBBY)
  }
  return <Switch label={t.showTour} labelFirst checked={isInLobby && isTourAsked(query)} onChange={show} />
}

function Visited() {
  const t = useTexts(accountTexts)
  const { exhibitors } = useExhibitors()
  const visited = useVisited()
  return <p className={styles.visited}>{t.visited(visited.size, exhibitors.length)}</p>
}

function Own({ user }: { user: User }) {
  const t = useTexts(accountTexts)
  return (
    <>
      <p className={styles.who}>
        <b>{user.name}</b>
        <span>{user.company?.name}</span>
        <span>{user.email}</span>
      </p>
      <ul className={styles.ways}>
        <li>
          <PageLink to={MY_FAIR}>
            <Icon name="hall" />
            {t.myFair}
          </PageLink>
        </li>
        {user.vts_orders_visible && user.company && (
          <li>
            <PageLink to={confirmationPage.path}>
              <Icon name="basket" />
              {t.fairOrder}
            </PageLink>
          </li>
        )}
        <li>
          <PageLink to={changePasswordPage.path}>
            <Icon name="lock" />
            {t.changePassword}
          </PageLink>
        </li>
        <li>
          <PageLink to="/">
            <Icon name="store" />
            {t.toShop}
          </PageLink>
        </li>
        <li>
          <PageLink to={logoutPage.path}>
            <Icon name="logout" />
            {t.logOut}
          </PageLink>
        </li>
      </ul>
      {user.ROLE_ALLOWED_TO_SWITCH && <SwitchUserForm />}
      {user.ROLE_PREVIOUS_ADMIN && <ExitUser apart />}
    </>
  )
}
