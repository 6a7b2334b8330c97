import type { MediaFile } from '@fairfloor/domain/booth-content/contract'
import { useRef } from 'react'
import { Modal } from '../../ui/Modal.tsx'
import { Clip } from './Clip.tsx'
import styles from './MediaPreview.module.css'

/** A picture or a video, large. */
export function MediaPreview({ file, onClose }: { file: MediaFile | null; onClose: () => void }) {
  // Keeps its content during the closing animation.
  const last = useRef(file)
  if (file) last.current = file
  const shown = last.current
  return (
    <Modal open={file !== null} onClose={onClose} title={shown?.name} size="l" flush>
      {shown?.mime_type_prefix === 'video' && (
        <Clip className={styles.media} src={shown.link} aria-label={shown.name} autoPlay />
      )}
      {shown?.mime_type_prefix === 'image' && <img className={styles.media} src={shown.link} alt={shown.name} />}
    </Modal>
  )
}
