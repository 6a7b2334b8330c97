import { firstVFov, viewText } from '@fairfloor/domain/trade-show/flat-view'
import { type Direction, hotspotKey, LOBBY_SCENE, type Scene } from '@fairfloor/domain/trade-show/scenes'
import { useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { checkConnection, whenConnected } from '../lib/sending/connection.ts'
import { useTexts } from '../lib/texts.tsx'
import { classes } from '../ui/classes.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { keptYaw } from './angles.ts'
import { Bar } from './Bar.tsx'
import { Compass } from './Compass.tsx'
import { Films, type FilmsHandle } from './Films.tsx'
import { HotspotLayer, type HotspotLayerHandle } from './HotspotLayer.tsx'
import type { ViewerProps } from './Panorama.tsx'
import { firstStill } from './pictures.ts'
import { type Camera, hFovOf, levelled } from './projection.ts'
import { openStage, type Stage } from './stage.ts'
import { panoramaTexts } from './texts.ts'
import styles from './viewer.module.css'
import { Waiting } from './Waiting.tsx'

/** The panorama itself, with hotspots and bar; loaded by `Panorama`. */
export default function Viewer(props: ViewerProps) {
  const {
    ref,
    scene,
    next,
    describe,
    open = null,
    start,
    inset,
    view,
    controls,
    hasStill,
    filmOf,
    onHotspot,
    onFailed,
  } = props
  const t = useTexts(panoramaTexts)
  const help = useId()
  const ground = useRef<HTMLDivElement>(null)
  const layer = useRef<HotspotLayerHandle>(null)
  const films = useRef<FilmsHandle>(null)
  const [stage, setStage] = useState<Stage | null>(null)
  const [shown, setShown] = useState<Scene | null>(null)
  const place = placeOf(scene)
  const isShown = shown !== null && placeOf(shown) === place
  const [isHeld, setIsHeld] = useState(hasStill)

  const find = (key: string | null) => scene.hotspots.find(hotspot => hotspotKey(hotspot) === key)
  const turnTo = (key: string | null) => {
    const hotspot = find(key)
    if (hotspot) stage?.bringIntoView(hotspot.at)
  }
  useImperativeHandle(ref, () => ({ turnTo, focusHotspot: key => layer.current?.focus(key) }))

  const onFrame = useEffectEvent((camera: Camera) => {
    view.set({ yaw: camera.yaw, pitch: camera.pitch, vFov: camera.vFov, hFov: hFovOf(camera) })
    layer.current?.place(camera)
    films.current?.place(camera)
    if (isHeld && stage && (stage.isSharp() || !isFirstView(camera, scene))) setIsHeld(false)
  })
  const onPress = useEffectEvent((target: Element) => {
    const hotspot = find(target.closest('[data-hotspot]')?.getAttribute('data-hotspot') ?? null)
    if (!hotspot) return
    layer.current?.focus(hotspotKey(hotspot))
    onHotspot(hotspot)
  })
  const onHome = useEffectEvent(() => stage?.goHome(scene.start_view))
  const fail = useEffectEvent(onFailed)

  useEffect(() => {
    let opened: Stage
    try {
      opened = openStage(ground.current!, {
        onFrame: camera => onFrame(camera),
        onPress: target => onPress(target),
        onHome: () => onHome(),
      })
    } catch {
      fail('webgl')
      return
    }
    opened.overlay.className = `to-start absolute fill ${styles.overlay}`
    setStage(opened)
    return () => {
      setStage(null)
      setShown(null)
      opened.close()
    }
  }, [])

  const walk = useEffectEvent(async (on: Stage, isWanted: () => boolean) => {
    try {
      const opened = find(open)
      const direction = start ?? (opened ? levelled(opened.at, on.camera()) : kept(shown, scene, on.camera()))
      const stands = await on.show(scene, direction, shown && { toward: wayTo(scene, shown) })
      if (stands && isWanted()) setShown(scene)
    } catch {
      if (await checkConnection()) {
        if (isWanted()) fail('picture')
        return
      }
      await whenConnected()
      if (isWanted()) await walk(on, isWanted)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place with new texts is not walked to again
  useEffect(() => {
    if (!stage) return
    let wanted = true
    walk(stage, () => wanted)
    return () => {
      wanted = false
    }
  }, [stage, place])

  const turnToOpen = useEffectEvent(() => turnTo(open))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each newly opened hotspot is turned to once
  useEffect(() => turnToOpen(), [open])

  const prepareNext = useEffectEvent((on: Stage) => {
    for (const each of next ?? []) on.prepare(each, isOtherPage(scene, each) ? firstStill(each) : undefined)
  })
  const prepareTiles = (panoNr: number | null) => {
    const wanted = next?.find(each => each.panoNr === panoNr)
    if (stage && wanted) stage.prepareTiles(wanted, kept(shown, wanted, stage.camera()))
  }
  const nextPlaces = next?.map(placeOf).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once this scene stands, and when others are next
  useEffect(() => {
    if (stage && isShown) prepareNext(stage)
  }, [stage, isShown, nextPlaces])

  return (
    <div
      className={classes('fg absolute fill on-ink', styles.viewer, hasStill && styles.overStill)}
      data-held={isHeld || undefined}
      style={inset}
    >
      <section
        ref={ground}
        className={`absolute fill ${styles.ground}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: with the focus on it the arrow keys turn the view
        tabIndex={0}
        aria-label={t.panorama(scene.name)}
        aria-describedby={help}
      >
        {stage &&
          isShown &&
          createPortal(
            <>
              {filmOf && !isHeld && <Films ref={films} screens={scene.screens} filmOf={filmOf} stage={stage} />}
              <HotspotLayer
                key={place}
                ref={layer}
                scene={scene}
                describe={describe}
                open={open}
                stage={stage}
                onPointed={({ pano_nr }) => prepareTiles(pano_nr)}
                onLeave={() => ground.current?.focus({ preventScroll: true })}
              />
            </>,
            stage.overlay,
          )}
      </section>
      {!isShown && <Waiting />}
      <div id={help} hidden>
        {t.keys}
      </div>
      <VisuallyHidden live="polite">{isShown && scene.name}</VisuallyHidden>
      {stage && (
        <Bar zoomBy={stage.zoomBy}>
          <Compass view={view} north={scene.north_offset} onNorth={stage.goHome} />
          {controls}
        </Bar>
      )}
    </div>
  )
}

/** Lobby and hall are two pages: the other one opens with its first view. */
const isOtherPage = (a: Scene, b: Scene): boolean => (a.panoNr === LOBBY_SCENE) !== (b.panoNr === LOBBY_SCENE)

/** Turned or zoomed, or in a window of another format, the panorama shows something else than the still. */
const isFirstView = (camera: Camera, { start_view }: Scene): boolean =>
  viewText(camera) === viewText({ ...start_view, vFov: firstVFov(camera.width / camera.height) })

/** Where one looks while walking: the way's arrow lies on the floor, what one walks to is ahead. */
function wayTo({ panoNr }: Scene, from: Scene): Direction | null {
  const way = from.hotspots.find(({ pano_nr }) => pano_nr === panoNr)
  return way ? { yaw: way.at.yaw, pitch: 0 } : null
}

/** The same scene with other pictures is another place; the same pictures with other texts are not. */
const placeOf = ({ panoNr, pictures }: Scene): string => `${panoNr} ${pictures[0]?.url}`

/** The direction after walking: the previous one (null: do not turn); at first the start view. */
function kept(before: Scene | null, scene: Scene, { yaw, pitch }: Camera): Direction | null {
  if (!before) return scene.start_view
  if (before.north_offset === scene.north_offset) return null
  return { yaw: keptYaw(yaw, { from: before.north_offset, to: scene.north_offset }), pitch }
}
