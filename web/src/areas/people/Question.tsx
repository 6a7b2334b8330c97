import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { peopleTexts } from './desk/people-texts.ts'

interface QuestionProps {
  open: boolean
  onClose: () => void
  onSure: () => void
  question: string
  /** The button that does it. */
  act: string
  /** What follows from it. */
  children: ReactNode
}

/** Asks before an act that concerns somebody's login. */
export function Question({ open, onClose, onSure, question, act, children }: QuestionProps) {
  const t = useTexts(peopleTexts)
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="s"
      title={question}
      foot={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            variant="ink"
            onClick={() => {
              onClose()
              onSure()
            }}
          >
            {act}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Modal>
  )
}
