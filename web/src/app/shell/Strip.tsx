import { awardsPage } from '@fairfloor/domain/awards/pages'
import { ADMIN } from '@fairfloor/domain/back-office/addresses'
import { confirmationPage } from '@fairfloor/domain/show-orders/pages'
import { LOBBY } from '@fairfloor/domain/trade-show/addresses'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useBannerWeek } from '../../areas/newcomer-week/frame/use-banner-week.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { CountdownInline } from '../../ui/Countdown.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { Logo } from '../../ui/Logo.tsx'
import surface from '../../ui/surface.module.css'
import text from '../../ui/text.module.css'
import { useVts } from '../../visit/edition/vts.ts'
import { isOperator, useUser } from '../../visit/user.ts'
import styles from './Header.module.css'
import { shellTexts } from './texts.ts'

// Most of the year there is none.
const WeekBanner = lazyPart(() => import('../../areas/newcomer-week/WeekBanner.tsx'))

/** What each phase of the fair counts down to. */
const ENDS = {
  before: 'order_start',
  ordering: 'order_end',
  closed: 'confirmation_start',
  confirmation: 'confirmation_end',
  release: 'release_end',
} as const

const link = `inline-row middle medium nowrap ${text.lined}`

/** The header's strip: the fair with its countdown, and what else is beside the shop. */
export function Strip() {
  const t = useTexts(shellTexts)
  const user = useUser()
  const week = useBannerWeek()
  return (
    <div className={classes(surface.inkGround, 't13')}>
      <div className={classes('row middle gap-5 wide m-auto', styles.strip, week && styles.withWeek)}>
        <PageLink to="/" className={`inline-row middle ${styles.home}`}>
          <Logo />
        </PageLink>
        <Fair />
        {week && (
          <Suspense>
            <WeekBanner week={week} />
          </Suspense>
        )}
        <nav className={`row gap-5 ${styles.beside}`} aria-label={t.beside}>
          <PageLink to={awardsPage.path} className={link}>
            {t.awards}
          </PageLink>
          {isOperator(user) && (
            <PageLink to={ADMIN} className={link}>
              {t.admin}
            </PageLink>
          )}
        </nav>
        <span className={`row ${styles.language}`}>
          <LanguageSwitch short />
        </span>
      </div>
    </div>
  )
}

function Fair() {
  const t = useTexts(shellTexts)
  const { vts, offset, query } = useVts()
  // That page counts down itself.
  const isCounted = useLocation().pathname === confirmationPage.path
  // The strip is as high without a fair, and while the answer is on its way.
  if (!vts) return <p className={`grow fg-2 ${styles.business}`}>{query.error ? t.business : null}</p>
  const { phase } = vts
  return (
    <div className={`row middle gap-2 grow slim ${styles.fair}`}>
      <PageLink to={LOBBY} className={`gap-2 ${link}`}>
        <Icon name="calendar" size={16} />
        <span className={`nowrap ellipsis clipped ${styles.name}`}>{vts.name}</span>
      </PageLink>
      {phase !== 'over' && !isCounted && (
        <>
          <span className={`fg-2 nowrap ellipsis clipped ${styles.until}`}>{t.until[phase]}</span>
          <CountdownInline
            key={ENDS[phase]}
            target={vts[ENDS[phase]]}
            offset={offset}
            label={t.until[phase]}
            onEnd={() => void query.refetch()}
          />
        </>
      )}
    </div>
  )
}
