import { INFORMATION, LOBBY, sceneAddress } from '@fairfloor/domain/trade-show/addresses'
import { useLocation } from 'react-router'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import surface from '../../ui/surface.module.css'
import { useUser } from '../../visit/user.ts'
import styles from './Frame.module.css'
import { tradeShowTexts } from './texts.ts'

/** Lobby, Exhibition (only when logged in), Information. */
export function Navigation() {
  const t = useTexts(tradeShowTexts)
  const user = useUser()
  const { pathname } = useLocation()
  const ways: { to: string; name: string; icon: IconName }[] = [
    { to: LOBBY, name: t.lobby, icon: 'door' },
    ...(user ? [{ to: sceneAddress(), name: t.exhibition, icon: 'hall' as const }] : []),
    { to: INFORMATION, name: t.information, icon: 'info' },
  ]
  return (
    <nav className={classes(surface.glass, 'row round-card', styles.nav)} aria-label={t.navigation}>
      {ways.map(({ to, name, icon }) => (
        <PageLink
          key={to}
          to={to}
          className={`row middle gap-2 medium relative pad-x-6 ${styles.navWay}`}
          aria-current={pathname.startsWith(to) ? 'page' : undefined}
        >
          <Icon name={icon} />
          {name}
        </PageLink>
      ))}
    </nav>
  )
}
