import { type Hotspot, hotspotKey, type Scene } from '@fairfloor/domain/trade-show/scenes'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Tag } from '../ui/Tag.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { fromLeftToRight } from './angles.ts'
import type { PanoramaFailure } from './Panorama.tsx'
import styles from './SceneList.module.css'
import { type Describe, descriptionOf, fullNameOf, nameOf, type SpotDetails } from './spots.ts'
import { panoramaTexts } from './texts.ts'

export interface SceneListProps {
  scene: Scene
  describe?: Describe
  onHotspot: (hotspot: Hotspot) => void
  /** Why the list replaces the panorama; null if the reader chose it. */
  notice?: PanoramaFailure | null
  /** Shown above the scene's own lists. */
  children?: ReactNode
}

/** The panorama's equivalent: the scene's hotspots and ways as lists. */
export function SceneList({ scene, describe, onHotspot, notice = null, children }: SceneListProps) {
  const t = useTexts(panoramaTexts)
  const hotspots = fromLeftToRight(scene.hotspots, scene.start_view)
  const groups = [
    { title: t.list.booths, of: hotspots.filter(({ kind }) => kind === 'booth').sort(byBooth) },
    { title: t.list.ways, of: hotspots.filter(({ pano_nr }) => pano_nr !== null) },
    { title: t.list.more, of: hotspots.filter(({ kind }) => kind === 'info' || kind === 'vitrine').sort(byVitrine) },
  ].filter(group => group.of.length > 0)
  return (
    <div className="grid gap-6">
      {notice && <Alert tone={notice === 'none' ? 'info' : 'warning'}>{t.failed[notice]}</Alert>}
      {children}
      {groups.length === 0 && <p>{t.list.empty}</p>}
      <div className={`stack top gap-y-6 gap-x-12 ${styles.groups}`}>
        {groups.map(({ title, of }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul className={`mt-3 ${styles.list}`}>
              {of.map(hotspot => (
                <li key={hotspotKey(hotspot)}>
                  <Row hotspot={hotspot} details={describe?.(hotspot) ?? null} onPress={() => onHotspot(hotspot)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

interface RowProps {
  hotspot: Hotspot
  details: SpotDetails | null
  onPress: () => void
}

function Row({ hotspot, details, onPress }: RowProps) {
  const t = useTexts(panoramaTexts)
  return (
    <button
      type="button"
      className={`row middle gap-y-2 gap-x-4 wide to-start ${styles.row}`}
      data-hotspot={hotspotKey(hotspot)}
      aria-label={fullNameOf(hotspot, details, t)}
      aria-description={descriptionOf(details)}
      onClick={onPress}
    >
      {details?.logo && (
        <img className={`fixed cover round-input ${styles.logo}`} src={details.logo} alt="" width="44" height="44" />
      )}
      <span
        className={
          details?.logo
            ? `fixed fg-2 t24 sign to-end ${styles.number}`
            : `grid in-middle fixed ink on-paper round-input t18 sign ${styles.mark}`
        }
      >
        {hotspot.booth_number ?? <Icon name={details?.door ? 'door' : icons[hotspot.kind]} />}
      </span>
      <span className={`grid grow slim ${styles.words}`}>
        <b className="bold">{nameOf(hotspot, details)}</b>
        {details?.claim && <span className="t13 fg-2">{details.claim}</span>}
      </span>
      <span className={`row wrap middle at-end gap-y-1 gap-x-4 t13 fg-2 ${styles.facts}`}>
        {details?.facts?.length ? (
          <span className={styles.has}>{details.facts.map(({ text }) => text).join(' · ')}</span>
        ) : null}
        {details?.ordered && <Tag tone="signal">{details.ordered}</Tag>}
      </span>
      {hotspot.kind === 'booth' && (
        <span className={`fixed green relative ${styles.visited}`}>
          {details?.visited && (
            <>
              <Icon name="check" />
              <VisuallyHidden>{t.visited}</VisuallyHidden>
            </>
          )}
        </span>
      )}
      <Icon name="chevronRight" className="fixed fg-2" />
    </button>
  )
}

const icons = { booth: 'store', scene: 'arrowRight', info: 'info', vitrine: 'eye' } as const

const byBooth = (a: Hotspot, b: Hotspot) => (a.booth_number ?? 0) - (b.booth_number ?? 0)
const byVitrine = (a: Hotspot, b: Hotspot) => (a.vitrine_id ?? 0) - (b.vitrine_id ?? 0)
