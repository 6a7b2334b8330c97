import { Icon } from '../../ui/Icon.tsx'
import styles from './OrderParts.module.css'
import type { Closed } from './use-closed.ts'

/** Above an order grid that is closed: why, and what comes next. */
export const ClosedNote = ({ closed: { reason, more } }: { closed: Closed }) => (
  <p
    className={`row middle gap-3 t13 amber-ink pad-y-2 pad-x-6 target lh-18 wash-amber ${styles.closed}`}
    role="status"
  >
    <Icon name="lock" size={16} />
    <span>
      <b className="bold">{reason}</b> {more}
    </span>
  </p>
)
