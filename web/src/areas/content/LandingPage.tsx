import { getContentPage } from '@fairfloor/domain/content/contract'
import { getBanners } from '@fairfloor/domain/promotions/banner-contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { LoadFailure } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useVts, type Vts } from '../../visit/edition/vts.ts'
import { LoginForm } from '../../visit/LoginForm.tsx'
import { visitTexts } from '../../visit/texts.ts'
import { isFreeAgent, useUser } from '../../visit/user.ts'
import { OffersNow } from '../promotions/OffersNow.tsx'
import { Slider } from '../promotions/Slider.tsx'
import { AccountLinks } from './AccountLinks.tsx'
import styles from './LandingPage.module.css'
import { ShowHero } from './ShowHero.tsx'
import { ShowDates, ShowTime } from './ShowNow.tsx'
import { contentTexts } from './texts.ts'
import { WayIn } from './WayIn.tsx'

const CustomerFinder = lazyPart(() => import('../../visit/CustomerFinder.tsx'))

/** Preloaded for buyers: `heads.ts`. */
const BuyersStart = lazyPart(() => import('./start/BuyersStart.tsx'))

const LandingGoods = lazyPart(() => import('../assortment/LandingGoods.tsx'))

/** A banner comes and goes by its dates, and by the operator's hand, in a page that is left open, too. */
const bannersQuery = { ...queryOf(getBanners, {}), refetchInterval: 60_000 }

/**
 * /: for buyers what waits for them; for others banners with the login, for agents the search of customers. Then the fair with the
 * way in and its dates; offers and goods. Without banners the fair's picture comes first, but for buyers.
 */
export function LandingPage() {
  const t = useTexts(contentTexts)
  const { vts, offset, query } = useVts()
  const user = useUser()
  const isBuyer = Boolean(user?.company)
  const banners = useQuery(bannersQuery).data ?? []
  const withoutShow = query.error !== null && !vts
  const hasSlider = banners.length > 0 && !isBuyer
  const own = <Own vts={vts} />
  return (
    <div className="stack gap-12">
      <PageTitle>{t.title}</PageTitle>
      {user && isBuyer && (
        <Suspense fallback={<div className={styles.buyers} />}>
          <BuyersStart user={user} banners={banners} />
        </Suspense>
      )}
      {hasSlider && (
        <div className={`grid gap-6 ${styles.first}`}>
          <VisuallyHidden>
            <h1>{t.title}</h1>
          </VisuallyHidden>
          <Slider banners={banners} />
          <section className={`grid packed gap-4 on-fog round-card pad-6 ${styles.own}`}>{own}</section>
        </div>
      )}
      {!withoutShow && (
        <Fair vts={vts} offset={offset} onEnd={() => void query.refetch()} aside={hasSlider || isBuyer ? null : own} />
      )}
      {withoutShow && !hasSlider && !isBuyer && (
        <div className={`grid middle gap-8 ${styles.without}`}>
          <VisuallyHidden>
            <h1>{t.title}</h1>
          </VisuallyHidden>
          <LoadFailure query={query} missing={{ icon: 'calendar', title: t.noShow, children: t.noShowText }} />
          <section className={`grid packed gap-4 on-fog round-card pad-6 ${styles.own}`}>{own}</section>
        </div>
      )}
      <OffersNow />
      <Suspense fallback={<div className={styles.goods} />}>
        <LandingGoods />
      </Suspense>
    </div>
  )
}

interface FairProps {
  vts: Vts | undefined
  offset: number
  onEnd: () => void
  /** Beside the fair's name; null where it stands above already. */
  aside: ReactNode
}

/** The fair with its picture, the way in, the time that is left, and its dates. */
function Fair({ vts, offset, onEnd, aside }: FairProps) {
  const picture = useQuery(queryOf(getContentPage, { params: { slug: 'vts' }, query: {} })).data?.image_url
  const isFirst = aside !== null
  const asideFirst = isFreeAgent(useUser()) && isFirst
  const time = vts && <ShowTime vts={vts} offset={offset} onEnd={onEnd} />
  return (
    <div className="stack gap-5">
      <ShowHero picture={picture} aside={aside ?? time} asideFirst={asideFirst} compact inset={!isFirst}>
        {vts && <Show vts={vts} isFirst={isFirst} />}
      </ShowHero>
      {vts && (
        <div className="stack gap-5">
          {isFirst && time}
          <ShowDates vts={vts} />
        </div>
      )}
    </div>
  )
}

function Show({ vts, isFirst }: { vts: Vts; isFirst: boolean }) {
  const t = useTexts(contentTexts)
  const Name = isFirst ? 'h1' : 'h2'
  return (
    <>
      <p
        className={`ink bold on-paper round-full pad-y-1 pad-x-3 ${styles.phase}`}
        data-open={vts.phase === 'ordering' ? '' : undefined}
      >
        {t.phases[vts.phase]}
      </p>
      <Name>{vts.name}</Name>
      <p className={`t18 mb-2 lh-28 ${styles.lead}`}>{t.lead}</p>
      <WayIn vts={vts} />
    </>
  )
}

function Own({ vts }: { vts: Vts | undefined }) {
  const t = useTexts(contentTexts)
  const user = useUser()
  const acting = useTexts(visitTexts).switchUser
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
