import { viewOrganiserVideo } from '@fairfloor/domain/booth-content/contract'
import { isWatched, moreWatched, unwatched } from '@fairfloor/domain/booth-content/watched'
import { type SyntheticEvent, useRef } from 'react'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import styles from './Best.module.css'
import { Clip } from './Clip.tsx'
import { boothContentTexts } from './texts.ts'

interface BoothVideoProps {
  name: string
  src: string
  poster: string | null
  /** Report 30 s of playing to the server: only for the organiser's video. */
  counted?: boolean
}

/** An exhibitor's video, played inline. */
export function BoothVideo({ name, src, poster, counted = false }: BoothVideoProps) {
  const t = useTexts(boothContentTexts)
  const watched = useRef(unwatched)
  const isCounted = useRef(false)
  const { mutate: count } = useApiMutation(viewOrganiserVideo, {
    onError: () => {
      // The report failed: the next second of playing tries again.
      isCounted.current = false
    },
  })
  const follow = ({ currentTarget: { currentTime } }: SyntheticEvent<HTMLVideoElement>) => {
    watched.current = moreWatched(watched.current, currentTime)
    if (!counted || isCounted.current || !isWatched(watched.current)) return
    isCounted.current = true
    count({})
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
