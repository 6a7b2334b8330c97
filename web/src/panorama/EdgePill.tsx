import type { Hotspot } from '@fairfloor/domain/trade-show/scenes'
import { Icon } from '../ui/Icon.tsx'
import styles from './hotspots.module.css'
import { nameOf, type SpotDetails } from './spots.ts'

interface EdgePillProps {
  side: 'left' | 'right'
  hotspot: Hotspot
  details: SpotDetails | null
  label: (name: string) => string
  onTurn: () => void
}

/** What lies out of view on this side. Keyboard users reach the hotspot itself. */
export function EdgePill({ side, hotspot, details, label, onTurn }: EdgePillProps) {
  const name = nameOf(hotspot, details)
  return (
    <button
      type="button"
      className={`row middle gap-1 t13 paper-ink bold absolute ${styles.pill}`}
      data-side={side}
      tabIndex={-1}
      aria-label={label(name)}
      onClick={onTurn}
    >
      <Icon name={side === 'left' ? 'chevronLeft' : 'chevronRight'} />
      {hotspot.kind === 'booth' && <b className="t18 sign">{hotspot.booth_number}</b>}
      <span className="nowrap ellipsis clipped">{name}</span>
    </button>
  )
}
