import { logoutPage } from '@fairfloor/domain/people/pages'
import { isTourAsked, LOBBY, tourAddress } from '@fairfloor/domain/trade-show/addresses'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { useUser } from '../../visit/user.ts'
import styles from './Account.module.css'
import { accountTexts } from './account-texts.ts'

export function AccountFoot({ onClose }: { onClose: () => void }) {
  const t = useTexts(accountTexts)
  const user = useUser()
  return (
    <div className={`row middle gap-4 wide ${styles.foot}`}>
      <TourSwitch onClose={onClose} />
      <span className="push">
        <LanguageSwitch short />
      </span>
      {user && (
        <LinkButton to={logoutPage.path} variant="outline" icon="logout">
          {t.logOut}
        </LinkButton>
      )}
    </div>
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
  return <Switch label={t.showTour} checked={isInLobby && isTourAsked(query)} onChange={show} />
}
