import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { readBarcode } from './read-barcode.ts'
import { makeSightings } from './sightings.ts'

export type CameraState = 'starting' | 'on' | 'refused' | 'none' | 'insecure' | 'busy'

/** Width at which pictures are read: enough for the bars of a can at arm's length. */
const READ_WIDTH = 800
const PAUSE_MS = 80

type Torch = { readonly torch?: boolean }

/** The camera behind a phone: shown in `video`, and read for numbers while it is on. `attempt` starts it anew. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, attempt: number, onCode: (code: string) => void) {
  const [state, setState] = useState<CameraState>('starting')
  const [track, setTrack] = useState<MediaStreamTrack | null>(null)
  const [isLit, setLit] = useState(false)
  const found = useEffectEvent(onCode)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the camera once more
  useEffect(() => {
    const end = new AbortController()
    setState('starting')
    void openCamera(end.signal).then(
      async stream => {
        const screen = video.current
        if (!screen || end.signal.aborted) return
        screen.srcObject = stream
        await screen.play().catch(() => undefined)
        setTrack(stream.getVideoTracks()[0] ?? null)
        setState('on')
        void watch(screen, end.signal, found)
      },
      error => end.signal.aborted || setState(stateOf(error)),
    )
    return () => end.abort()
  }, [video, attempt])

  return {
    state,
    isLit,
    /** Null where the camera has no light. */
    light:
      track && (track.getCapabilities?.() as Torch | undefined)?.torch
        ? async () => {
            await track.applyConstraints({ advanced: [{ torch: !isLit } as MediaTrackConstraintSet] })
            setLit(!isLit)
          }
        : null,
  }
}

/** @throws DOMException why there is no camera */
async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('', 'SecurityError')
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
    audio: false,
  })
  const stop = () => {
    for (const each of stream.getTracks()) each.stop()
  }
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop)
  return stream
}

const states: Readonly<Record<string, CameraState>> = {
  NotAllowedError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  SecurityError: 'insecure',
}

const stateOf = (error: unknown): CameraState => (error instanceof Error && states[error.name]) || 'busy'

/** Reads what the camera sees, until it ends. */
async function watch(video: HTMLVideoElement, signal: AbortSignal, onCode: (code: string) => void): Promise<void> {
  const canvas = document.createElement('canvas')
  const picture = canvas.getContext('2d', { willReadFrequently: true })
  const sight = makeSightings()
  while (picture && !signal.aborted) {
    const scale = Math.min(1, READ_WIDTH / (video.videoWidth || READ_WIDTH))
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    if (canvas.width > 0 && canvas.height > 0) {
      picture.drawImage(video, 0, 0, canvas.width, canvas.height)
      const code = sight(readBarcode(picture.getImageData(0, 0, canvas.width, canvas.height)), performance.now())
      if (code !== null) onCode(code)
    }
    await new Promise(done => setTimeout(done, PAUSE_MS))
  }
}
