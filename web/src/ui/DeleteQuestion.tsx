import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { Button } from './Button.tsx'
import { Modal } from './Modal.tsx'
import { uiTexts } from './texts.ts'

interface DeleteQuestionProps {
  open: boolean
  onClose: () => void
  onDelete: () => void
  /** Default: 'Delete?'. */
  question?: string
  /** What is deleted. */
  children: ReactNode
}

/** Asks before something is deleted. */
export function DeleteQuestion({ open, onClose, onDelete, question, children }: DeleteQuestionProps) {
  const t = useTexts(uiTexts).deletion
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="s"
      title={question ?? t.question}
      foot={
        <>
          <Button onClick={onClose}>{t.keep}</Button>
          <Button
            variant="ink"
            onClick={() => {
              onClose()
              onDelete()
            }}
          >
            {t.act}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  )
}
