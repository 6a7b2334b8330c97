import { getContentPage } from '@fairfloor/domain/content/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { LoadFailure } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useVts, type Vts } from '../edition/vts.ts'
import { LoginForm } from '../identity/LoginForm.tsx'
import { identityTexts } from '../identity/texts.ts'
import { isFreeAgent, useUser } from '../identity/user.ts'
import { OffersNow } from '../promotions/OffersNow.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import styles from './LandingPage.module.css'
import { ShowHero } from './ShowHero.tsx'
import { ShowDates, ShowTime } from './ShowNow.tsx'
import { contentTexts } from './texts.ts'
import { WayIn } from './WayIn.tsx'

const CustomerFinder = lazyPart(() => import('../identity/CustomerFinder.tsx'))

/**
 * /: the fair's picture, the way in, its dates, and what waits for this buyer; for visitors the login, for
 * agents the search of customers.
 */
export function LandingPage() {
  const t = useTexts(contentTexts)
  const { vts, offset, query } = useVts()
  const asideFirst = isFreeAgent(useUser())
  const picture = useQuery(queryOf(getContentPage, { params: { slug: 'vts' } })).data?.image_url
  if (query.error && !vts)
    return (
      <div className={styles.without}>
        <PageTitle>{t.title}</PageTitle>
        <LoadFailure query={query} missing={{ icon: 'calendar', title: t.noShow, children: t.noShowText }} />
        <section className={styles.own}>
          <Own vts={undefined} />
        </section>
        <OffersNow />
      </div>
    )
  return (
    <div className={styles.page}>
      <PageTitle>{t.title}</PageTitle>
      <ShowHero picture={picture} aside={<Own vts={vts} />} asideFirst={asideFirst} compact>
        {vts && <Show vts={vts} />}
      </ShowHero>
      {vts && (
        <div className={styles.dates}>
          <ShowTime vts={vts} offset={offset} onEnd={() => void query.refetch()} />
          <ShowDates vts={vts} />
        </div>
      )}
      <OffersNow />
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
      <WayIn vts={vts} />
    </>
  )
}

function Own({ vts }: { vts: Vts | undefined }) {
  const t = useTexts(contentTexts)
  const user = useUser()
  const acting = useTexts(identityTexts).switchUser
  if (user === undefined) return null
  const isAgent = isFreeAgent(user)
  return user ? (
    <>
      <h2>{isAgent ? acting.label : t.welcome(user.name)}</h2>
      {isAgent && (
        <Suspense fallback={<Skeleton height={94} radius="card" />}>
          <CustomerFinder isMain />
        </Suspense>
      )}
      {!(isAgent && vts) && <AccountLinks user={user} vts={vts} />}
    </>
  ) : (
    <>
      <h2>{t.logIn}</h2>
      <LoginForm look="ink" />
    </>
  )
}
