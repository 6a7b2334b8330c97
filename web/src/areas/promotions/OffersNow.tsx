import { PROMOTIONS, saleAddress } from '@fairfloor/domain/assortment/addresses'
import { outletPage } from '@fairfloor/domain/outlet/pages'
import { getActivePromotions } from '@fairfloor/domain/promotions/contract'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import text from '../../ui/text.module.css'
import { offersTexts } from './offers-texts.ts'
import { PromotionCards } from './PromotionCards.tsx'
import styles from './promotions.module.css'

/** What the operator offers now: promotions, and the clearance sale beside the outlet. Nothing without any. */
export function OffersNow() {
  const t = useTexts(offersTexts)
  const active = useQuery(queryOf(getActivePromotions, {})).data
  const percents = Object.keys(active?.sale ?? {})
  const promos = active?.promo.length ?? 0
  if (percents.length + promos === 0) return null
  return (
    <section className="slim" aria-label={t.title}>
      <h2>
        {promos > 0 ? (
          <PageLink to={PROMOTIONS} className={text.lined}>
            {t.promotions}
          </PageLink>
        ) : (
          t.title
        )}
      </h2>
      <PromotionCards />
      {percents.length > 0 && (
        <div className={`grid middle bordered round-card mt-5 ${styles.sale}`}>
          <PageLink to={saleAddress()} className={`sign t18 pad-y-4 pad-x-5 ${text.lined}`}>
            {t.sale}
          </PageLink>
          <ul className="row wrap">
            {percents.map(percent => (
              <li className={`grid ${styles.rate}`} key={percent}>
                <PageLink to={saleAddress(Number(percent))} className="grid sign t24 ink pad-x-5">
                  {t.discount(percent)}
                </PageLink>
              </li>
            ))}
            <li className={`grid ${styles.rate}`}>
              <PageLink to={outletPage.path} className="grid sign t24 ink pad-x-5">
                {t.outlet}
              </PageLink>
            </li>
          </ul>
        </div>
      )}
    </section>
  )
}
