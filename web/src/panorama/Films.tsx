import type { FilmScreen } from '@fairfloor/domain/trade-show/scenes'
import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { filmsInView } from './films.ts'
import type { Camera } from './projection.ts'
import { prefersStill, savesData } from './reader.ts'
import type { Stage } from './stage.ts'
import styles from './viewer.module.css'

export interface FilmsHandle {
  /** Lays the films on their screens for this camera; called every frame, without rendering. */
  place: (camera: Camera) => void
}

interface FilmsProps {
  ref: Ref<FilmsHandle>
  screens: readonly FilmScreen[]
  /** The address of a booth's film; null if it has none. */
  filmOf: (booth: number) => string | null
  stage: Pick<Stage, 'camera'>
}

/** More would tax a phone, and the eye. */
const MOST = 2

/** The booths' films on their screens, without sound: where there is one in view, it plays. */
export function Films({ ref, screens, filmOf, stage }: FilmsProps) {
  const list = useRef<HTMLDivElement>(null)
  const [playing, setPlaying] = useState<readonly number[]>([])
  const isHidden = useSyncExternalStore(onVisibility, () => document.hidden)
  const withFilm = prefersStill() || savesData() ? [] : screens.filter(({ booth_number }) => filmOf(booth_number))

  const place = (camera: Camera) => {
    const inView = filmsInView(withFilm, camera).slice(0, MOST)
    for (const { screen, transform } of inView) {
      const film = list.current?.querySelector<HTMLElement>(`[data-screen="${screen}"]`)
      if (film) film.style.transform = transform
    }
    const next = inView.map(({ screen }) => screen).sort((a, b) => a - b)
    setPlaying(before => (before.join() === next.join() ? before : next))
  }
  useImperativeHandle(ref, () => ({ place }))
  useLayoutEffect(() => place(stage.camera()))

  return (
    <div ref={list} aria-hidden="true">
      {!isHidden &&
        playing.map(screen => <Film key={screen} screen={screen} src={filmOf(withFilm[screen]?.booth_number ?? 0)} />)}
    </div>
  )
}

/** It appears once it plays: until then the picture shows the screen. */
function Film({ screen, src }: { screen: number; src: string | null }) {
  const [plays, setPlays] = useState(false)
  return (
    <video
      ref={released}
      className={`cover absolute ${styles.film}`}
      data-screen={screen}
      data-plays={plays || undefined}
      src={src ?? undefined}
      tabIndex={-1}
      autoPlay
      loop
      muted
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      onPlaying={() => setPlays(true)}
    />
  )
}

/** A video that is only taken off the page keeps its decoder until the memory is swept. */
function released(film: HTMLVideoElement) {
  return () => {
    film.pause()
    film.removeAttribute('src')
    film.load()
  }
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
