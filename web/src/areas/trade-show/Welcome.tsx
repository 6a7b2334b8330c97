import { Suspense } from 'react'
import { dayTimeText } from '../../lib/format.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { useVts } from '../../visit/edition/vts.ts'
import { useUser } from '../../visit/user.ts'
import { BestSellers } from '../booth-content/BestSellers.tsx'
import { BoothVideo } from '../booth-content/BoothVideo.tsx'
import { boothContentTexts } from '../booth-content/texts.ts'
import styles from './Booth.module.css'
import { BoothLinks } from './BoothLinks.tsx'
import type { BoothPanelProps } from './booth-panel.ts'
import { tradeShowTexts } from './texts.ts'

const BoothShelf = lazyPart(() => import('../booth-content/BoothShelf.tsx'))
const BoothEnquiries = lazyPart(() => import('../enquiries/BoothEnquiries.tsx'))

/** Longest description in characters that the two lines of the booth's header show whole. */
const FITS_HEAD = 160

/** A booth's first view: its best sellers and the way to all products, its video if there is one, what else it shows, and a form to ask it. */
export function Welcome({ exhibitor, onChoose }: Pick<BoothPanelProps, 'exhibitor' | 'onChoose'>) {
  const t = useTexts(tradeShowTexts)
  const { bestSellers } = useTexts(boothContentTexts)
  const { vts } = useVts()
  const { organiser, description, video_public_link: video, product_sizes_count: products } = exhibitor
  return (
    <div className={`stack at-start gap-5 pad-6 ${styles.welcome}`}>
      <div className={`stack gap-4 wide ${styles.welcomeFirst}`}>
        {!organiser && products > 0 && (
          <div className={`stack gap-2 on-fog round-card pad-4 ${styles.orderHere}`}>
            <div className={`row wrap baseline between gap-x-4 t13 ink-2 ${styles.orderHead}`}>
              <h3>{bestSellers}</h3>
              <OrderDates />
            </div>
            <BestSellers exhibitor={exhibitor} />
            <Button variant="signal" size="l" onClick={() => onChoose('ORDER')} iconEnd="arrowRight">
              {t.booth.toOrder} ({products})
            </Button>
          </div>
        )}
        {video && (
          <BoothVideo name={exhibitor.name} src={video} poster={exhibitor.video_poster_link} counted={organiser} />
        )}
      </div>
      {organiser && <p className={styles.welcomeText}>{[t.booth.organiser, vts?.name].filter(Boolean).join(': ')}</p>}
      <Suspense>
        {!organiser && <BoothShelf exhibitor={exhibitor} onChoose={onChoose} />}
        <p className={styles.welcomeText} data-in-head={description.length <= FITS_HEAD ? '' : undefined}>
          {description}
        </p>
        <div className={`row ${styles.welcomeLinks}`}>
          <BoothLinks exhibitor={exhibitor} />
        </div>
        <BoothEnquiries exhibitor={exhibitor} />
      </Suspense>
    </div>
  )
}

/** Until when, or from when, one can order. Not for exhibitors, who do not order. */
function OrderDates() {
  const t = useTexts(tradeShowTexts).booth
  const { language } = useLanguage()
  const user = useUser()
  const { vts } = useVts()
  if (!vts || user?.is_exhibitor) return null
  const at = (instant: string) => dayTimeText(instant, vts.time_zone, language)
  const words = { before: t.orderFrom(at(vts.order_start)), ordering: t.orderUntil(at(vts.order_end)) }
  return <p>{vts.phase === 'before' || vts.phase === 'ordering' ? words[vts.phase] : t.orderOver}</p>
}
