import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { formTexts } from './form-texts.ts'
import { useChangeWords } from './use-change-words.ts'
import type { DeskFormState } from './use-desk-form.ts'
import type { Question } from './use-leaving.ts'

interface LeaveQuestionProps {
  form: DeskFormState
  question: Question | null
  onClose: () => void
}

/** What becomes of a draft that is left, or that Escape would discard. */
export function LeaveQuestion({ form, question, onClose }: LeaveQuestionProps) {
  const t = useTexts(formTexts)
  const { names } = useChangeWords(form)
  const n = form.changes.length
  const leaving = question?.of === 'leave' ? question.go : null
  const go = () => {
    onClose()
    leaving?.()
  }
  const discard = () => {
    form.discard()
    go()
  }
  return (
    <Modal
      open={question !== null}
      onClose={onClose}
      size="s"
      title={leaving ? t.leaveTitle(n) : t.discardTitle(n)}
      foot={
        leaving ? (
          <div className="row wrap gap-2 grow">
            <Button
              variant="signal"
              onClick={async () => {
                onClose()
                if (await form.submit()) leaving()
              }}
            >
              {t.saveAndLeave}
            </Button>
            <Button onClick={go}>{t.keepDraft}</Button>
            <Button variant="ghost" onClick={discard}>
              {t.discard}
            </Button>
            <Button variant="ghost" onClick={onClose}>
              {t.stay}
            </Button>
          </div>
        ) : (
          <>
            <Button variant="ink" onClick={onClose}>
              {t.goOn}
            </Button>
            <Button onClick={discard}>{t.discard}</Button>
          </>
        )
      }
    >
      <p>{leaving ? t.leaveText(names) : t.discardText(names)}</p>
    </Modal>
  )
}
