import { useTexts } from '../../../lib/texts.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { catalogueTexts } from '../../catalogue/texts.ts'
import styles from './SizeRow.module.css'

interface FactsPictureProps {
  url: string
  name: string
  open: boolean
  onClose: () => void
}

/** The nutrition facts of a size, in the reader's language. */
export default function FactsPicture({ url, name, open, onClose }: FactsPictureProps) {
  const t = useTexts(catalogueTexts).facts
  return (
    <Modal open={open} onClose={onClose} title={t.button} description={name} size="m">
      <div className={styles.facts}>
        <img className="wide" src={url} alt={t.of(name)} />
      </div>
    </Modal>
  )
}
