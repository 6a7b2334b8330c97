import { type Hotspot, hotspotKey } from '@fairfloor/domain/trade-show/scenes'
import type { CSSProperties, ReactNode } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { sizeBetween } from './angles.ts'
import styles from './hotspots.module.css'
import ring from './Ring.module.css'
import { descriptionOf, fullNameOf, liesOnFloor, nameOf, type SpotDetails } from './spots.ts'
import { panoramaTexts } from './texts.ts'

interface HotspotMarkProps {
  hotspot: Hotspot
  details: SpotDetails | null
  /** Apparent size of the hotspot, in radians: near ones have a larger mark. */
  extent: number
  isOpen: boolean
  onFocus: () => void
  onPointed: () => void
}

/** A hotspot's button: a ring with the booth's number, a pill for doors, a disc on the floor for ways. */
export function HotspotMark({ hotspot, details, extent, isOpen, onFocus, onPointed }: HotspotMarkProps) {
  const t = useTexts(panoramaTexts)
  const look = details?.door ? doorLook : looks[hotspot.kind]
  return (
    <button
      type="button"
      className={classes('row middle nowrap absolute', styles.spot, look.spot, details?.door && styles.primary)}
      style={{ '--d': `${look.size(extent)}px`, '--tilt': `${tiltOf(hotspot)}deg` } as CSSProperties}
      data-hotspot={hotspotKey(hotspot)}
      data-open={isOpen || undefined}
      aria-label={fullNameOf(hotspot, details, t)}
      aria-description={descriptionOf(details)}
      onFocus={onFocus}
      onPointerEnter={onPointed}
    >
      {liesOnFloor(hotspot, details) ? (
        <Disc />
      ) : (
        <span className={classes('grid in-middle fixed sign', styles.mark, look.mark)}>{symbolOf(hotspot)}</span>
      )}
      {details?.visited && (
        <span className={`grid in-middle ink on-paper absolute ${ring.visited}`}>
          <Icon name="check" size={16} />
        </span>
      )}
      <span className={look.label}>
        <b className={look.name}>{nameOf(hotspot, details)}</b>
        {look === ringLook && details && <Facts {...details} />}
      </span>
    </button>
  )
}

type Look = { readonly [part in 'spot' | 'mark' | 'label' | 'name']?: string | undefined } & {
  /** In pixels. */
  readonly size: (extent: number) => number
}

const ringLook: Look = {
  spot: `round-full ${ring.spot}`,
  mark: ring.mark,
  label: `round-full absolute ${ring.label}`,
  name: `t13 ${ring.name}`,
  size: extent => sizeBetween(40, 68, extent),
}
const doorLook: Look = {
  spot: `gap-3 round-full ${styles.door}`,
  mark: styles.doorMark,
  name: styles.doorName,
  size: () => 44,
}
const looks: Record<Hotspot['kind'], Look> = {
  booth: ringLook,
  vitrine: ringLook,
  info: { ...doorLook, size: () => 40 },
  scene: {
    spot: `column round-card ${styles.way}`,
    label: `round-full mt-2 relative ${styles.wayLabel}`,
    name: `t13 ${styles.wayName}`,
    size: extent => sizeBetween(96, 132, extent * 2),
  },
}

function symbolOf(hotspot: Hotspot): ReactNode {
  if (hotspot.kind === 'booth') return hotspot.booth_number
  if (hotspot.kind === 'info') return 'i'
  return <Icon name={hotspot.kind === 'scene' ? 'arrowRight' : 'eye'} />
}

const Facts = ({ claim, facts = [] }: SpotDetails) => (
  <span className={`wrap gap-y-2 gap-x-4 t13 ${ring.facts}`}>
    {claim && <span className={`clipped ellipsis ${ring.claim}`}>{claim}</span>}
    {facts.map(({ icon, text }) => (
      <span key={text} className={`row middle ${ring.fact}`}>
        <Icon name={icon} size={16} />
        {text}
      </span>
    ))}
  </span>
)

const Disc = () => (
  <svg className={`wide ${styles.disc}`} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <circle cx="50" cy="50" r="46" />
    <path d="M28 58l22-24 22 24" />
  </svg>
)

/** Tilt of a disc on the floor, in degrees: nearly flat far away, upright close by. */
const tiltOf = ({ at }: Hotspot): number => {
  const down = (Math.max(0, -at.pitch) * 180) / Math.PI
  return Math.round(Math.min(64, Math.max(50, 90 - down)))
}
