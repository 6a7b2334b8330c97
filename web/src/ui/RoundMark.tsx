import { Icon, type IconName } from './Icon.tsx'
import styles from './RoundMark.module.css'

/** A badge on a picture, in signal: viewed, playable. Hidden from screen readers: the picture's name says it. */
export const RoundMark = ({ icon }: { icon: IconName }) => (
  <span className={styles.mark}>
    <Icon name={icon} size={16} />
  </span>
)
