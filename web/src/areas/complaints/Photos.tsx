import { useState } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Modal } from '../../ui/Modal.tsx'
import styles from './complaints.module.css'
import { type Photo, photoAddressOf } from './complaints.ts'
import { complaintTexts } from './texts.ts'

/** Photos as small pictures; a press shows one large. */
export function Photos({ photos }: { photos: readonly Photo[] }) {
  const t = useTexts(complaintTexts)
  const [large, setLarge] = useState<number | null>(null)
  if (photos.length === 0) return null
  const shown = large === null ? undefined : photos[large]
  return (
    <>
      <ul className={`row wrap gap-2 ${styles.photos}`}>
        {photos.map((photo, i) => (
          <li key={photo.id}>
            <button
              className="clipped round-input"
              type="button"
              aria-label={t.enlarge(i + 1)}
              onClick={() => setLarge(i)}
            >
              <img
                className="wide cover tall"
                src={photoAddressOf(photo, 'small')}
                alt={t.photo(i + 1)}
                width={112}
                height={112}
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
      <Modal open={shown !== undefined} onClose={() => setLarge(null)} title={t.photo((large ?? 0) + 1)} size="l" flush>
        {shown && (
          <img
            className={`block m-auto ${styles.large}`}
            src={photoAddressOf(shown, 'large')}
            alt={t.photo((large ?? 0) + 1)}
            width={shown.width}
            height={shown.height}
          />
        )}
      </Modal>
    </>
  )
}
