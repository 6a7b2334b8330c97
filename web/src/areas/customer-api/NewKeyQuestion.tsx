import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { keyTexts } from './key-texts.ts'

interface NewKeyQuestionProps {
  open: boolean
  /** The key that ends, masked. */
  old: string
  onClose: () => void
  onSure: () => void
}

/** Asks before a new key ends the one that is in use. */
export function NewKeyQuestion({ open, old, onClose, onSure }: NewKeyQuestionProps) {
  const t = useTexts(keyTexts)
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="s"
      title={t.question}
      foot={
        <>
          <Button onClick={onClose}>{t.keepOld}</Button>
          <Button variant="ink" onClick={onSure}>
            {t.sure}
          </Button>
        </>
      }
    >
      <p>{t.endsAtOnce(old)}</p>
    </Modal>
  )
}
