import { LOBBY } from '@fairfloor/domain/trade-show/addresses'
import { useTexts } from '../../lib/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { useVts, type Vts } from '../edition/vts.ts'
import { LoginForm } from '../identity/LoginForm.tsx'
import { useUser } from '../identity/user.ts'
import { AccountLinks } from './AccountLinks.tsx'
import styles from './LandingPage.module.css'
import { ShowDates, ShowTime } from './ShowNow.tsx'
import { contentTexts } from './texts.ts'

/** /: phase of the show, link to it, and the login or the account's pages. */
export function LandingPage() {
  const t = useTexts(contentTexts)
  const { vts, offset, query } = useVts()
  return (
    <div className={styles.page}>
      <PageTitle>{t.title}</PageTitle>
      <section className={styles.show}>
        <Loaded query={query} waiting={280} missing={{ icon: 'calendar', title: t.noShow, children: t.noShowText }}>
          {show => <Show vts={show} />}
        </Loaded>
      </section>
      <Aside />
      {vts && (
        <div className={styles.dates}>
          <ShowTime vts={vts} offset={offset} onEnd={() => void query.refetch()} />
          <ShowDates vts={vts} />
        </div>
      )}
    </div>
  )
}

function Show({ vts }: { vts: Vts }) {
  const t = useTexts(contentTexts)
  return (
    <>
      <p className={styles.phase} data-open={vts.phase === 'ordering' ? '' : undefined}>
        {t.phases[vts.phase]}
      </p>
      <h1>{vts.name}</h1>
      <p className={styles.lead}>{t.lead}</p>
      <LinkButton to={LOBBY} variant="signal" size="l" iconEnd="arrowRight">
        {t.enter}
      </LinkButton>
    </>
  )
}

function Aside() {
  const t = useTexts(contentTexts)
  const user = useUser()
  return (
    <section className={styles.own}>
      {user === null && (
        <>
          <h2>{t.logIn}</h2>
          <LoginForm look="ink" />
        </>
      )}
      {user && (
        <>
          <h2>{t.welcome(user.name)}</h2>
          <AccountLinks user={user} />
        </>
      )}
    </section>
  )
}
