import { MOST_PHOTOS, PHOTO_BYTES } from '@fairfloor/domain/complaints/complaint'
import { uploadPhoto } from '@fairfloor/domain/complaints/contract'
import { type ChangeEvent, useRef, useState } from 'react'
import { errorWords } from '../../lib/error-words.ts'
import { sendFile } from '../../lib/send-file.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { complainTexts } from './complain-texts.ts'
import styles from './complaints.module.css'
import { type Photo, photoAddressOf } from './complaints.ts'
import { complaintTexts } from './texts.ts'

/** With these a phone sends a JPEG where it would keep a HEIC. */
const ACCEPTED = 'image/jpeg,image/png,image/webp'

interface PhotoFieldProps {
  photos: readonly Photo[]
  onChange: (change: (before: readonly Photo[]) => readonly Photo[]) => void
}

/** Photos of a complaint, each uploaded as soon as it is chosen: one after the other, with how far it is. */
export function PhotoField({ photos, onChange }: PhotoFieldProps) {
  const t = useTexts(complaintTexts)
  const words = useTexts(complainTexts)
  const [sent, setSent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])].slice(0, MOST_PHOTOS - photos.length)
    event.target.value = ''
    setProblem(null)
    for (const file of files) {
      if (file.size > PHOTO_BYTES) {
        setProblem(words.tooLarge)
        continue
      }
      setSent(0)
      try {
        const photo = await sendFile(uploadPhoto, 'photo', file, setSent)
        onChange(before => [...before, photo])
      } catch (error) {
        setProblem(errorWords(error as Error))
        break
      }
    }
    setSent(null)
  }

  const isFull = photos.length >= MOST_PHOTOS
  const percent = Math.round((sent ?? 0) * 100)
  return (
    <fieldset className="stack gap-3">
      <legend className="medium mb-2">{words.photos}</legend>
      <ul className={`row wrap gap-3 ${styles.chosen}`}>
        {photos.map((photo, i) => (
          <li className="relative clipped round-input" key={photo.id}>
            <img
              className="wide cover tall"
              src={photoAddressOf(photo, 'small')}
              alt={t.photo(i + 1)}
              width={96}
              height={96}
            />
            <IconButton
              icon="close"
              label={words.removePhoto(i + 1)}
              className={styles.remove}
              onClick={() => onChange(before => before.filter(({ id }) => id !== photo.id))}
            />
          </li>
        ))}
        {sent !== null && (
          <li className={`grid in-middle gap-2 t13 relative clipped round-input ${styles.sending}`}>
            <progress max={1} value={sent} aria-label={words.photos} />
            <span>{words.uploading(percent)}</span>
          </li>
        )}
      </ul>
      <input ref={input} type="file" accept={ACCEPTED} multiple hidden aria-label={words.addPhoto} onChange={take} />
      <input
        ref={camera}
        type="file"
        accept={ACCEPTED}
        capture="environment"
        hidden
        aria-label={words.takePhoto}
        onChange={take}
      />
      {!isFull && (
        <div className="row wrap gap-2">
          <Button icon="upload" loading={sent !== null} onClick={() => input.current?.click()}>
            {words.addPhoto}
          </Button>
          <Button
            icon="camera"
            className={styles.camera}
            loading={sent !== null}
            onClick={() => camera.current?.click()}
          >
            {words.takePhoto}
          </Button>
        </div>
      )}
      <p className="t13 fg-2">{words.photosHint}</p>
      {problem !== null && <Alert tone="error">{problem}</Alert>}
    </fieldset>
  )
}
