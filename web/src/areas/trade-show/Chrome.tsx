import { FAIR, LOBBY, MY_FAIR } from '@fairfloor/domain/trade-show/addresses'
import { type ComponentProps, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { count } from '../../lib/format.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { useSettings } from '../../lib/settings.ts'
import { useTexts } from '../../lib/texts.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import surface from '../../ui/surface.module.css'
import { useUser } from '../../visit/user.ts'
import { EarnedPoints } from '../rewards/EarnedPoints.tsx'
import { useRewards } from '../rewards/points.ts'
import { useOrderFigures } from '../show-orders/use-order-figures.ts'
import styles from './Chrome.module.css'
import { LiveCounts } from './live/LiveCounts.tsx'
import { Navigation } from './Navigation.tsx'
import { tradeShowTexts } from './texts.ts'

const AccountModal = lazyPart(() => import('./AccountModal.tsx'))
const ExhibitorsModal = lazyPart(() => import('./ExhibitorsModal.tsx'))
const OrderOverview = lazyPart(async () => ({
  default: (await import('../show-orders/OrderOverview.tsx')).OrderOverviewModal,
}))

type Opened = 'exhibitors' | 'order' | 'account' | null

export interface ChromeProps {
  /** Opens the account modal from outside, with the address to go to after the login. */
  account?: { open: boolean; target?: string }
  onAccount?: (open: boolean) => void
  /** Switch between list view and panoramas, where there are panoramas. */
  listView?: { on: boolean; onChange: (on: boolean) => void } | undefined
  /** An open booth covers most of the window and leaves room only for the logo. */
  boothOpen?: boolean
}

/** Logo left, actions right, navigation below. */
export function Chrome({ account, onAccount, listView, boothOpen }: ChromeProps) {
  const t = useTexts(tradeShowTexts)
  const user = useUser()
  const shop = useSettings()?.shop_name ?? ''
  const [own, setOwn] = useState<Opened>(null)
  const opened: Opened = account?.open ? 'account' : own
  const open = (what: Opened) => {
    setOwn(what)
    onAccount?.(what === 'account')
  }
  const close = () => open(null)
  // The board shows it there.
  const isLobby = useLocation().pathname === LOBBY
  const order = useOrderFigures()

  return (
    <>
      <SkipLink to="content" />
      <header className={`row between gap-4 ${styles.chrome}`}>
        <PageLink
          to={FAIR}
          className={classes(surface.glass, 'row middle gap-3 slim round-card', styles.brand)}
          aria-label={t.toLobby(shop)}
        >
          <Logo />
          <span className={`fixed t13 lh-20 ${styles.fair}`}>{t.fair}</span>
        </PageLink>
        {boothOpen && (
          <span className={classes(surface.glass, 'row middle round-card pad-2', styles.beside)}>
            <LanguageSwitch short />
          </span>
        )}
        {/* Hidden but mounted: a visitor at a booth still counts as in the hall. */}
        {!isLobby && <LiveCounts className={classes(surface.glass, styles.live, boothOpen && styles.covered)} />}
        <nav
          className={classes(surface.glass, 'row middle gap-1 fixed round-card pad-2', styles.actions)}
          aria-label={t.actions}
        >
          {listView && (
            <Action
              icon="list"
              label={t.listView}
              role="switch"
              aria-checked={listView.on}
              onClick={() => listView.onChange(!listView.on)}
            />
          )}
          {user && <Action icon="store" label={t.exhibitors} onClick={() => open('exhibitors')} />}
          {user && (
            <Action
              icon="basket"
              label={t.orderOverview}
              onClick={() => open('order')}
              badge={order.lines}
              badgeLabel={t.inOrder(order.lines, order.pieces)}
            />
          )}
          {user?.company && <ScoreLink />}
          <LanguageSwitch short />
          <Action icon="account" label={t.account} onClick={() => open('account')} />
        </nav>
      </header>
      <Navigation />
      {user?.company && <EarnedPoints />}
      <Suspense>
        {opened === 'account' && <AccountModal open onClose={close} target={account?.target} />}
        {opened === 'exhibitors' && <ExhibitorsModal open onClose={close} />}
        {opened === 'order' && <OrderOverview open onClose={close} />}
      </Suspense>
    </>
  )
}

/** The buyer's score, and the way to what it is made of and what is still open. */
function ScoreLink() {
  const t = useTexts(tradeShowTexts)
  const total = useRewards().data?.at(-1)?.user_points
  if (total === undefined) return <span className={styles.score} />
  return (
    <PageLink
      to={MY_FAIR}
      className={classes('row middle gap-2 paper-ink medium relative round-input pad-x-3', styles.action, styles.score)}
      aria-label={t.score(total, count(total))}
    >
      <Icon name="award" />
      <b>{count(total)}</b>
    </PageLink>
  )
}

interface ActionProps extends ComponentProps<'button'> {
  icon: IconName
  label: string
  badge?: number
  badgeLabel?: string
}

function Action({ icon, label, badge = 0, badgeLabel, ...rest }: ActionProps) {
  return (
    <button
      {...rest}
      type="button"
      className={`row middle gap-2 paper-ink medium relative round-input pad-x-3 ${styles.action}`}
      aria-label={badge > 0 ? `${label}, ${badgeLabel}` : label}
    >
      <Icon name={icon} />
      <span className={styles.word}>{label}</span>
      {badge > 0 && (
        <span className={`to-middle signal-ink on-signal ${styles.badge}`} aria-hidden="true">
          {count(badge)}
        </span>
      )}
    </button>
  )
}
