import styles from './AwardsBoard.module.css'
import { AwardsBoard } from './AwardsBoard.tsx'

/** The awards at the organiser's booth. */
const AwardsTab = () => (
  <div className={`pad-6 ${styles.tab}`}>
    <AwardsBoard heading="h3" />
  </div>
)

export default AwardsTab
