import { promotionAddress } from '@fairfloor/domain/assortment/addresses'
import { getActivePromotions } from '@fairfloor/domain/promotions/contract'
import { useQuery } from '@tanstack/react-query'
import { dayText } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryOf } from '../../lib/query.ts'
import { useSettings } from '../../lib/settings.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import layout from '../../ui/layout.module.css'
import { offersTexts } from './offers-texts.ts'
import { PromotionTag } from './PromotionTag.tsx'
import styles from './promotions.module.css'

const activeQuery = queryOf(getActivePromotions, {})

/** The running promotions, each a link to what takes part in it; nothing while none runs. */
export function PromotionCards() {
  const t = useTexts(offersTexts)
  const { language } = useLanguage()
  const zone = useSettings()?.time_zone ?? 'UTC'
  const { data } = useQuery(activeQuery)
  if (!data || data.promo.length === 0) return null
  return (
    <ul className={`grid gap-4 mt-3 mb-3 pb-2 ${styles.cards}`}>
      {data.promo.map(promotion => (
        <li key={promotion.id}>
          <PageLink to={promotionAddress(promotion.id)} className={`grid packed gap-2 ink ${layout.named}`}>
            {promotion.banner_url && (
              <img
                className={`wide cover round-card ${styles.low}`}
                src={promotion.banner_url}
                alt=""
                width="320"
                height="120"
                loading="lazy"
              />
            )}
            <b>{promotion.name}</b>
            <span className="grid at-start gap-1">
              <PromotionTag promotion={promotion} />
              <small className="ink-2">{t.until(dayText(promotion.end, zone, language))}</small>
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
