import { PRODUCT_LIST, PROMOTIONS, saleAddress } from '@fairfloor/domain/assortment/addresses'
import { getActivePromotions, getBrandOfMonth, getProductOfWeek } from '@fairfloor/domain/promotions/contract'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import styles from './OffersNow.module.css'
import { offersTexts } from './offers-texts.ts'
import { PromotionCards } from './PromotionCards.tsx'

/** What the operator offers now: promotions, brand of the month, product of the week, clearance. Nothing without any. */
export function OffersNow() {
  const t = useTexts(offersTexts)
  const brand = useQuery(queryOf(getBrandOfMonth, {})).data?.brand
  const [product] = useQuery(queryOf(getProductOfWeek, {})).data?.products ?? []
  const active = useQuery(queryOf(getActivePromotions, {})).data
  const percents = Object.keys(active?.sale ?? {})
  const promos = active?.promo.length ?? 0
  if (!brand && !product && percents.length + promos === 0) return null
  return (
    <section className={styles.offers} aria-label={t.title}>
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
      <ul className={styles.more}>
        {brand && (
          <li>
            <PageLink to={`${PRODUCT_LIST}/botm`}>
              <small>{t.brand}</small>
              <strong>{brand.name}</strong>
            </PageLink>
          </li>
        )}
        {product && (
          <li>
            <PageLink to={`${PRODUCT_LIST}/potw`}>
              <small>{t.product}</small>
              <strong>
                {product.brand.name} {product.name}
              </strong>
            </PageLink>
          </li>
        )}
        {percents.length > 0 && (
          <li className={styles.sale}>
            <PageLink to={saleAddress()}>
              <small>{t.sale}</small>
            </PageLink>
            <span>
              {percents.map(percent => (
                <PageLink key={percent} to={saleAddress(Number(percent))}>
                  {t.discount(percent)}
                </PageLink>
              ))}
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}
