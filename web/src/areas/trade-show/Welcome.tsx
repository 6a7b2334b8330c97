import { lazy, Suspense } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { BoothVideo } from '../booth-content/BoothVideo.tsx'
import { useVts } from '../edition/vts.ts'
import { BoothLinks } from './BoothLinks.tsx'
import type { BoothPanelProps } from './booth-panel.ts'
import { tradeShowTexts } from './texts.ts'
import styles from './Welcome.module.css'

const BoothEnquiries = lazy(() => import('../enquiries/BoothEnquiries.tsx'))

/** A booth's first view: its video if there is one, its description, and a link to its products. */
export function Welcome({ exhibitor, onChoose }: Pick<BoothPanelProps, 'exhibitor' | 'onChoose'>) {
  const t = useTexts(tradeShowTexts)
  const { vts } = useVts()
  const { organiser, description, video_public_link: video, product_sizes_count: products } = exhibitor
  return (
    <div className={styles.welcome}>
      {video && (
        <BoothVideo name={exhibitor.name} src={video} poster={exhibitor.video_poster_link} counted={organiser} />
      )}
      <p className={styles.text}>{description}</p>
      {organiser && <p className={styles.text}>{[t.booth.organiser, vts?.name].filter(Boolean).join(': ')}</p>}
      <div className={styles.links}>
        <BoothLinks exhibitor={exhibitor} />
      </div>
      {!organiser && products > 0 && (
        <Button variant="signal" size="l" onClick={() => onChoose('ORDER')} iconEnd="arrowRight">
          {t.booth.toOrder} ({products})
        </Button>
      )}
      <Suspense>
        <BoothEnquiries exhibitor={exhibitor} />
      </Suspense>
    </div>
  )
}
