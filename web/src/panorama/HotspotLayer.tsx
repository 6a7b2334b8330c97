import { type Direction, type Hotspot, hotspotKey, type Scene } from '@fairfloor/domain/trade-show/scenes'
import { type CSSProperties, type Ref, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { extentOf, fromLeftToRight } from './angles.ts'
import { EdgePill } from './EdgePill.tsx'
import { HotspotMark } from './HotspotMark.tsx'
import styles from './hotspots.module.css'
import { markOf, placeMarks } from './marks.ts'
import { type Edges, nearestOutside, sameEdges } from './outside.ts'
import { aheadOnFloor, type Camera, isInside, type Point, project } from './projection.ts'
import { type Describe, liesOnFloor } from './spots.ts'
import type { Stage } from './stage.ts'
import { panoramaTexts } from './texts.ts'

export interface HotspotLayerHandle {
  /** Positions everything for this camera; called every frame, without rendering. */
  place: (camera: Camera) => void
  focus: (key: string) => void
}

interface HotspotLayerProps {
  ref: Ref<HotspotLayerHandle>
  scene: Scene
  describe?: Describe
  open: string | null
  stage: Pick<Stage, 'camera' | 'bringIntoView'>
  /** A hotspot is hovered or focused: prefetch what it leads to. */
  onPointed?: (hotspot: Hotspot) => void
  /** The scene changes while one of its hotspots has the focus. */
  onLeave: () => void
}

/**
 * The hotspots of a scene over its picture: buttons in order from left to right, and the outlines of booths as larger
 * targets for mice and fingers. Buttons out of view stay in the tab order; the view turns to them on focus.
 */
export function HotspotLayer({ ref, scene, describe, open, stage, onPointed, onLeave }: HotspotLayerProps) {
  const list = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState<Edges>({ left: null, right: null })
  const hotspots = useMemo(() => fromLeftToRight(scene.hotspots, scene.start_view), [scene])
  const t = useTexts(panoramaTexts)

  const onFloor = (hotspot: Hotspot) => hotspot.kind === 'scene' && liesOnFloor(hotspot, describe?.(hotspot))
  const standing = (hotspot: Hotspot, camera: Camera, over: readonly DOMRect[] = chromeOver()) => {
    if (onFloor(hotspot)) return ahead(hotspot, camera, over)
    return describe?.(hotspot)?.door ? threshold(hotspot) : raised(hotspot, camera, over)
  }

  const place = (camera: Camera) => {
    const over = chromeOver()
    const items = [...(list.current?.children ?? [])]
    placeMarks(
      items.flatMap((item, index) => {
        const hotspot = hotspots[index]
        return hotspot ? markOf(item, hotspot, standing(hotspot, camera, over), camera) : []
      }),
      camera,
    )
    const outside = nearestOutside(hotspots, camera, hotspot => {
      const point = project(standing(hotspot, camera, over), camera)
      return point !== null && isInside(point, camera) && !coverOf(point, over)
    })
    setEdges(before => (sameEdges(before, outside) ? before : outside))
  }
  const placeNow = () => place(stage.camera())
  const buttonOf = (key: string) => list.current?.querySelector<HTMLElement>(`button[data-hotspot="${key}"]`)
  useImperativeHandle(ref, () => ({ place, focus: key => buttonOf(key)?.focus({ preventScroll: true }) }))
  useLayoutEffect(placeNow)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the layer goes
  useLayoutEffect(() => {
    const own = list.current
    return () => {
      if (own?.contains(document.activeElement)) onLeave()
    }
  }, [])

  const onFocus = (hotspot: Hotspot) => {
    onPointed?.(hotspot)
    const camera = stage.camera()
    const point = project(standing(hotspot, camera), camera)
    if (!point || !isInside(point, camera, comfortable(camera))) stage.bringIntoView(hotspot.at)
    placeNow()
  }

  return (
    <>
      <ul ref={list} className={styles.list} onPointerOver={placeNow}>
        {hotspots.map(hotspot => {
          const key = hotspotKey(hotspot)
          const extent = extentOf(hotspot)
          return (
            <li key={key} style={{ '--rank': Math.round(extent * 100) } as CSSProperties}>
              {!onFloor(hotspot) && (
                <svg className={`wide tall absolute fill ${styles.area}`} aria-hidden="true" focusable="false">
                  <path className="pointer" data-hotspot={key} />
                </svg>
              )}
              <HotspotMark
                hotspot={hotspot}
                details={describe?.(hotspot) ?? null}
                extent={extent}
                isOpen={open === key}
                onFocus={() => onFocus(hotspot)}
                onPointed={() => onPointed?.(hotspot)}
              />
            </li>
          )
        })}
      </ul>
      {(['left', 'right'] as const).map(side => {
        const hotspot = edges[side]
        return (
          hotspot && (
            <EdgePill
              key={side}
              side={side}
              hotspot={hotspot}
              details={describe?.(hotspot) ?? null}
              label={t.turnTo}
              onTurn={() => stage.bringIntoView(hotspot.at)}
            />
          )
        )
      })}
    </>
  )
}

/** What floats over the panorama, beside the navigation: the floor plan, and the bar. */
const chromeOver = (): DOMRect[] =>
  [...document.querySelectorAll('[data-over-panorama]')].map(one => one.getBoundingClientRect())

/** What covers an arrow at a point. */
const coverOf = ({ x, y }: Point, over: readonly DOMRect[]): DOMRect | undefined =>
  over.find(
    ({ left, right, top, bottom }) => x > left - disc && x < right + disc && y > top - disc && y < bottom + disc,
  )

/** The lowest position of an arrow on the floor: above the elements floating at the bottom. */
function ahead({ at }: Hotspot, camera: Camera, over: readonly DOMRect[]): Direction {
  const stands = aheadOnFloor(at, camera, camera.height - (camera.height < lowWindow ? 100 : 130))
  const point = project(stands, camera)
  const cover = point && coverOf(point, over)
  return cover ? aheadOnFloor(stands, camera, cover.top - disc) : stands
}

/** The foot of a door, through which one sees. */
const threshold = ({ at, polygon }: Hotspot): Direction => ({
  yaw: at.yaw,
  pitch: Math.min(at.pitch, ...polygon.map(([, pitch]) => pitch)),
})

/** Within its outline above what floats over the panorama; where it is if there is no such place. */
function raised({ at, polygon }: Hotspot, camera: Camera, over: readonly DOMRect[]): Direction {
  const top = Math.max(...polygon.map(([, pitch]) => pitch))
  for (let { pitch } = at; pitch <= top; pitch += 0.02) {
    const point = project({ ...at, pitch }, camera)
    if (!point || !coverOf(point, over)) return { ...at, pitch }
  }
  return at
}

/** A phone in landscape, whose chrome is lower. */
const lowWindow = 480

/** Half an arrow, with some of its label. */
const disc = 50
const comfortable = ({ width, height }: Camera) => Math.min(width, height) * 0.1
