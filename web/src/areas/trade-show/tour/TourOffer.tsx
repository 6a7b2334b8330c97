import { tourAddress } from '@fairfloor/domain/trade-show/addresses'
import { useDraft } from '../../../lib/sending/draft.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import surface from '../../../ui/surface.module.css'
import { useVts } from '../../../visit/edition/vts.ts'
import { usePointsFor } from '../../rewards/points.ts'
import styles from './Tour.module.css'
import { tourTexts } from './texts.ts'

/**
 * Offers the guided tour in the hall to those who have not completed it: users who log in at the entrance skip the
 * lobby, the only place where it opens. Once closed it does not return. `inFlow`: on a page that scrolls.
 */
export default function TourOffer({ inFlow }: { inFlow: boolean }) {
  const t = useTexts(tourTexts)
  const { vts } = useVts()
  const points = usePointsFor('guided_tour')
  const [isDeclined, decline] = useDraft('tour-offer', stored => stored === true)
  if (vts?.is_guided_tour_viewed !== false || isDeclined) return null
  return (
    <aside
      className={classes(
        surface.glass,
        'row middle gap-y-2 gap-x-3 round-card',
        styles.offer,
        !inFlow && styles.floating,
      )}
      aria-label={t.title}
    >
      <p>
        <b>{t.offer}</b> {points === undefined ? t.steps : t.stepsFor(points)}
      </p>
      <LinkButton to={tourAddress} variant="glass">
        {t.take}
      </LinkButton>
      <IconButton icon="close" label={t.decline} onClick={() => decline(true)} />
    </aside>
  )
}
