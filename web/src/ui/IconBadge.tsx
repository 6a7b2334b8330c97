import { Icon, type IconName } from './Icon.tsx'
import styles from './signs.module.css'

/** A badge on a picture, in signal: viewed, playable. Hidden from screen readers: the picture's name says it. */
export const IconBadge = ({ icon }: { icon: IconName }) => (
  <span className={`grid in-middle round-full on-signal signal-ink ${styles.badge}`}>
    <Icon name={icon} size={16} />
  </span>
)
