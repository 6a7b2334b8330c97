import { PROMOTIONS, saleAddress } from '@fairfloor/domain/assortment/addresses'
import { outletPage } from '@fairfloor/domain/outlet/pages'
import { getActivePromotions } from '@fairfloor/domain/promotions/contract'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import styles from './OffersNow.module.css'
import { offersTexts } from './offers-texts.ts'
import { PromotionCards } from './PromotionCards.tsx'

/** What the operator offers now: promotions, and the clearance sale beside the outlet. Nothing without any. */
export function OffersNow() {
  const t = useTexts(offersTexts)
  const active = useQuery(queryOf(getActivePromotions, {})).data
  const percents = Object.keys(active?.sale ?? {})
  const promos = active?.promo.length ?? 0
  if (percents.length + promos === 0) return null
  return (
    <section className={`slim ${styles.offers}`} aria-label={t.title}>
      <h2>
        {promos > 0 ? (
          <PageLink to={PROMOTIONS} className={styles.head}>
            {t.promotions}
          </PageLink>
        ) : (
          t.title
        )}
      </h2>
      <PromotionCards />
      {percents.length > 0 && (
        <div className={`grid middle bordered round-card mt-5 ${styles.sale}`}>
          <PageLink to={saleAddress()} className={styles.head}>
            {t.sale}
          </PageLink>
          <ul className="row wrap m-0 pad-0 unlisted">
            {percents.map(percent => (
              <li className="grid" key={percent}>
                <PageLink to={saleAddress(Number(percent))}>{t.discount(percent)}</PageLink>
              </li>
            ))}
            <li className="grid">
              <PageLink to={outletPage.path}>{t.outlet}</PageLink>
            </li>
          </ul>
        </div>
      )}
    </section>
  )
}
