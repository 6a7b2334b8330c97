import { promotionAddress } from '@fairfloor/domain/assortment/addresses'
import type { ShopSize } from '@fairfloor/domain/assortment/contract'
import { dayText } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useSettings } from '../../lib/settings.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Tag } from '../../ui/Tag.tsx'
import text from '../../ui/text.module.css'
import { percentOff } from '../catalogue/percent-off.ts'
import { StepTags } from '../catalogue/StepTags.tsx'
import { PromotionTag } from '../promotions/PromotionTag.tsx'
import { listTexts } from './texts.ts'

/** What is off the price, and in which quantities the size is sold. */
export function SizeTags({ size }: { size: ShopSize }) {
  const t = useTexts(listTexts)
  const percent = percentOff(size.regular_price, size.current_price)
  return (
    <>
      {size.clearance && <Tag tone="amber">{t.clearanceOff(size.clearance.percent)}</Tag>}
      {!size.clearance && percent > 0 && <Tag tone="green">{t.off(percent)}</Tag>}
      <StepTags size={size} />
    </>
  )
}

/** The promotions that run for the size, each a link to what takes part in it. */
export function Promotions({ size }: { size: Pick<ShopSize, 'promotions'> }) {
  const t = useTexts(listTexts)
  const { language } = useLanguage()
  const zone = useSettings()?.time_zone ?? 'UTC'
  return (
    <span className="row gap-4 clipped">
      {size.promotions.map(promotion => (
        <PageLink
          key={promotion.id}
          to={promotionAddress(promotion.id)}
          className={`inline-row fixed middle gap-2 at-least-24 ${text.lined}`}
          tabIndex={-1}
        >
          <PromotionTag promotion={promotion} />
          <small className="ink-2">{t.until(dayText(promotion.end, zone, language))}</small>
        </PageLink>
      ))}
    </span>
  )
}
