import { Icon, type IconName } from './Icon.tsx'
import styles from './RoundMark.module.css'

/** A sign on a picture, in signal: seen already, can be played. A screen reader has it from the picture's own name. */
export const RoundMark = ({ icon }: { icon: IconName }) => (
  <span className={styles.mark}>
    <Icon name={icon} size={16} />
  </span>
)
