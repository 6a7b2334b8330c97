import type { Plan, Scene, SceneSummary } from '@fairfloor/domain/trade-show/scenes'
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import surface from '../ui/surface.module.css'
import { bearingOf } from './angles.ts'
import styles from './FloorPlan.module.css'
import { boothsInView, cropped } from './floor.ts'
import { PlanBooths } from './PlanBooths.tsx'
import { PlanMap } from './PlanMap.tsx'
import { PlanStops } from './PlanStops.tsx'
import { panoramaTexts } from './texts.ts'
import type { ViewSource } from './view-source.ts'

interface FloorPlanProps {
  plan: Plan
  scene: Scene
  /** Names of the stops. */
  stops: readonly SceneSummary[]
  /** Numbers of the visited booths. */
  visited: ReadonlySet<number>
  /** Numbers of the booths with something in the order. */
  ordered: ReadonlySet<number>
  /** Beside an open sheet, in the strip that it leaves. */
  beside?: boolean
  /** How many booths can be visited: some on the plan have no exhibitor. */
  total: number
  view: ViewSource
  /** Beside the count of booths: '+45 points'. */
  note?: string
  /** A booth's label: 'Booth 3, Oat Rebel'. */
  boothName: (boothNumber: number) => string
  exhibitorName: (boothNumber: number) => string | undefined
  onStop: (panoNr: number) => void
  onBooth: (boothNumber: number) => void
}

/** The hall from above: position and view direction, visited booths; a click goes there. */
export function FloorPlan({
  plan: whole,
  scene,
  stops,
  visited,
  ordered,
  beside,
  total,
  view,
  note,
  boothName,
  exhibitorName,
  onStop,
  onBooth,
}: FloorPlanProps) {
  const t = useTexts(panoramaTexts).plan
  const plan = useMemo(() => cropped(whole), [whole])
  const cone = useRef<SVGGElement>(null)
  const [seen, setSeen] = useState<readonly number[]>([])
  const [isLarge, setIsLarge] = useState(false)

  // The cone turns with every frame; React rerenders only when a booth enters or leaves the view.
  useEffect(
    () =>
      view.listen(now => {
        const degrees = (bearingOf(now.yaw, scene.north_offset) * 180) / Math.PI
        cone.current?.setAttribute('transform', `rotate(${degrees.toFixed(1)})`)
        const next = boothsInView(scene, now)
        setSeen(before => (before.join() === next.join() ? before : next))
      }),
    [view, scene],
  )

  const last = Math.max(...plan.stops.map(stop => stop.panoNr))
  const small = (go: (number: number) => void) => (number: number) => {
    setIsLarge(false)
    go(number)
  }
  return (
    <section
      className={classes(surface.glass, 'round-card pad-4 absolute', styles.plan)}
      data-over-panorama=""
      data-large={isLarge || undefined}
      data-beside={beside || undefined}
      style={{ '--ratio': plan.width / plan.height } as CSSProperties}
      aria-label={t.title}
    >
      <header className={`row baseline between gap-2 mb-3 ${styles.head}`}>
        <h2 className={`grow ${styles.name}`}>{isLarge ? t.title : scene.name}</h2>
        <span className={`t13 fg-2 nowrap ${styles.number}`}>
          {isLarge && <b className="fg bold">{scene.name}</b>} {t.scene} {scene.panoNr} / {last}
        </span>
        <span className={styles.toggle}>
          <IconButton
            icon={isLarge ? 'close' : 'expand'}
            label={isLarge ? t.shrink : t.withNames}
            onClick={() => setIsLarge(!isLarge)}
          />
        </span>
      </header>
      <div className={`relative ${styles.map}`} style={{ aspectRatio: plan.width / plan.height }}>
        <PlanMap
          plan={plan}
          here={scene.panoNr}
          visited={visited}
          ordered={ordered}
          seen={seen}
          cone={cone}
          label={t.here}
        />
        <PlanStops
          plan={plan}
          here={scene.panoNr}
          stops={stops}
          label={t.stops}
          boothName={boothName}
          onStop={small(onStop)}
          onBooth={small(onBooth)}
        />
        <button type="button" className={styles.enlarge} aria-label={t.enlarge} onClick={() => setIsLarge(true)} />
      </div>
      {isLarge && (
        <PlanBooths
          plan={plan}
          visited={visited}
          ordered={ordered}
          seen={seen}
          boothName={boothName}
          nameOf={exhibitorName}
          onBooth={small(onBooth)}
        />
      )}
      {isLarge && seen.length > 0 && (
        <ul className={`row wrap gap-x-4 mt-2 ${styles.seen}`} aria-label={t.inView}>
          {seen.map(number => (
            <li key={number}>
              <button type="button" className="t13 bold" onClick={() => small(onBooth)(number)}>
                {boothName(number)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={`row wrap baseline between gap-x-2 t13 fg-2 nowrap ${styles.foot}`}>
        <span className={`row middle ${styles.visited}`}>{t.visited(visited.size, total)}</span>
        {ordered.size > 0 && <span className={`row middle ${styles.ordered}`}>{t.ordered(ordered.size)}</span>}
        {note && <span>{note}</span>}
      </p>
      <p className={`middle t13 fg-2 nowrap mt-2 ${styles.openWords}`} aria-hidden="true">
        <Icon name="expand" size={16} />
        {t.title}
      </p>
    </section>
  )
}
