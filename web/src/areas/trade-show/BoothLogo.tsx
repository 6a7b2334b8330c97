import { classes } from '../../ui/classes.ts'
import styles from './BoothLogo.module.css'
import type { Exhibitor } from './show.ts'

/** An exhibitor's logo in its tile, or the first letter of the name. Decorative: the name is next to it. */
export function BoothLogo({
  exhibitor,
  small,
}: {
  exhibitor: Pick<Exhibitor, 'name' | 'logo_image_url'>
  small?: boolean
}) {
  const { name, logo_image_url } = exhibitor
  return (
    <span
      className={classes(
        'grid in-middle fixed ink clipped on-paper round-card',
        'sign t36',
        styles.tile,
        small && `bordered round-input ${styles.small}`,
      )}
    >
      {logo_image_url ? <img src={logo_image_url} alt="" width="76" height="76" /> : name.slice(0, 1)}
    </span>
  )
}
