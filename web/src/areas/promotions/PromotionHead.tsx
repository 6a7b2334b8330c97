import type { SizePromotion } from '@fairfloor/domain/promotions/contract'
import { dayText } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { offersTexts } from './offers-texts.ts'
import { PromotionTag } from './PromotionTag.tsx'
import styles from './promotions.module.css'

/** What a list of a promotion begins with: its picture, what it gives, until when, and the operator's text. */
export function PromotionHead({ promotion, bannerUrl }: { promotion: SizePromotion; bannerUrl: string | null }) {
  const t = useTexts(offersTexts)
  const { language } = useLanguage()
  const zone = useSettings()?.time_zone ?? 'UTC'
  return (
    <div className={`grid middle gap-4 mt-3 mb-3 ${styles.head}`}>
      {bannerUrl && (
        <img
          className={`wide by-ratio cover round-card ${styles.banner}`}
          src={bannerUrl}
          alt=""
          width="640"
          height="240"
        />
      )}
      <div className="grid gap-2 measure">
        <p>
          <PromotionTag promotion={promotion} />{' '}
          <span className="ink-2">{t.until(dayText(promotion.end, zone, language))}</span>
        </p>
        {promotion.text[language] && <p>{promotion.text[language]}</p>}
      </div>
    </div>
  )
}
