import { promotionAddress } from '@fairfloor/domain/assortment/addresses'
import { getActivePromotions } from '@fairfloor/domain/promotions/contract'
import { useQuery } from '@tanstack/react-query'
import { dayText } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryOf } from '../../lib/query.ts'
import { useSettings } from '../../lib/settings.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { offersTexts } from './offers-texts.ts'
import styles from './PromotionCards.module.css'
import { PromotionTag } from './PromotionTag.tsx'

const activeQuery = queryOf(getActivePromotions, {})

/** The running promotions, each a link to what takes part in it; nothing while none runs. */
export function PromotionCards() {
  const t = useTexts(offersTexts)
  const { language } = useLanguage()
  const zone = useSettings()?.time_zone ?? 'UTC'
  const { data } = useQuery(activeQuery)
  if (!data || data.promo.length === 0) return null
  return (
    <ul className={`grid gap-4 unlisted ${styles.cards}`}>
      {data.promo.map(promotion => (
        <li key={promotion.id}>
          <PageLink to={promotionAddress(promotion.id)} className={`grid packed gap-2 ink ${styles.card}`}>
            {promotion.banner_url && <img src={promotion.banner_url} alt="" width="320" height="120" loading="lazy" />}
            <strong>{promotion.name}</strong>
            <span className={`grid at-start gap-1 ${styles.terms}`}>
              <PromotionTag promotion={promotion} />
              <small>{t.until(dayText(promotion.end, zone, language))}</small>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
