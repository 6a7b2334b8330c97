import { viewOrganiserVideo } from '@fairfloor/domain/booth-content/contract'
import { isWatched, moreWatched, unwatched } from '@fairfloor/domain/booth-content/watched'
import { type SyntheticEvent, useRef } from 'react'
import { call } from '../../lib/call.ts'
import { useTexts } from '../../lib/texts.tsx'
import styles from './BoothVideo.module.css'
import { Clip } from './Clip.tsx'
import { boothContentTexts } from './texts.ts'

interface BoothVideoProps {
  name: string
  src: string
  poster: string | null
  /** Playing it for 30 s is told to the server: the organiser's. */
  counted?: boolean
}

/** An exhibitor's clip, played in its place. */
export function BoothVideo({ name, src, poster, counted = false }: BoothVideoProps) {
  const t = useTexts(boothContentTexts)
  const watched = useRef(unwatched)
  const isTold = useRef(false)
  const follow = ({ currentTarget: { currentTime } }: SyntheticEvent<HTMLVideoElement>) => {
    watched.current = moreWatched(watched.current, currentTime)
    if (!counted || isTold.current || !isWatched(watched.current)) return
    isTold.current = true
    call(viewOrganiserVideo, {}).catch(() => {
      // It does not count yet: the next second of playing tells it again.
      isTold.current = false
    })
  }
  return (
    <Clip
      className={styles.video}
      src={src}
      poster={poster ?? undefined}
      aria-label={t.video(name)}
      preload={poster ? 'none' : 'metadata'}
      onTimeUpdate={follow}
    />
  )
}
