import { type FormEvent, type ReactNode, useId } from 'react'
import type { MutationState } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { saveTexts } from './save-texts.ts'

interface ListDialogProps {
  open: boolean
  onClose: () => void
  title: string
  description?: string | undefined
  save: MutationState
  onSave: () => void
  children: ReactNode
}

/** A dialog with a form about a list. */
export function ListDialog({ open, onClose, title, description, save, onSave, children }: ListDialogProps) {
  const t = useTexts(saveTexts)
  const form = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  return (
    <Modal
      open={open}
      onClose={onClose}
      keepOpen
      size="s"
      title={title}
      description={description}
      foot={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={form} variant="ink" loading={save.loading} done={save.done}>
            {t.save}
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-4" noValidate onSubmit={submit}>
        {children}
        <MutationError of={save} />
      </form>
    </Modal>
  )
}
