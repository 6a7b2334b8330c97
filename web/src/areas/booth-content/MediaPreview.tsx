import type { MediaFile } from '@fairfloor/domain/booth-content/contract'
import { Modal } from '../../ui/Modal.tsx'
import { Clip } from './Clip.tsx'
import styles from './Media.module.css'

/** A picture or a video, large. */
export function MediaPreview({ file, onClose }: { file: MediaFile | null; onClose: () => void }) {
  return (
    <Modal open={file !== null} onClose={onClose} title={file?.name} size="l" flush>
      {file?.mime_type_prefix === 'video' && (
        <Clip className={styles.previewed} src={file.link} aria-label={file.name} autoPlay />
      )}
      {file?.mime_type_prefix === 'image' && <img className={styles.previewed} src={file.link} alt={file.name} />}
    </Modal>
  )
}
